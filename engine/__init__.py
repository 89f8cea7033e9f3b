"""Rules, state and data of the games; knows no Qt, no prose and no clock."""
