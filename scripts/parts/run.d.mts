// The types of what TypeScript takes from run.mjs.
export const serverFlags: readonly string[]
export const serverEnv: Readonly<Record<string, string>>
