// A name that nobody else has.

/** Browsers make a UUID only on https and on the machine itself. */
export const newKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
