// Thrown while something pasted is looked through that is too large, or too deep in itself. Knows nothing of what it is.

export class TooMuch extends Error {}
