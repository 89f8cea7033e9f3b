"""Rules of railways with tokens on junctions, regionals and governments: steps and rounds of the PA20 title."""
