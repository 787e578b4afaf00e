// The types of what TypeScript takes from run.mjs.
export const serverFlags: readonly string[]
