// The types of what TypeScript takes from test-files.mjs.
export const onEmbedded: Readonly<Record<string, readonly string[]>>
export const journeysOnEmbedded: readonly string[]
