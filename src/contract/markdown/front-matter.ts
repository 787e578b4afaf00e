// Recognises the facts that some programs write above a Markdown text, in YAML between two lines of dashes. Does not read YAML.

/** A line as `title: …`, with which such a list begins; otherwise the dashes are a rule. */
const ENTRY = /^[a-z_][\w-]*[ \t]*:(?:[ \t]|$)/i

/**
 * How many lines of a text are front matter, its two lines of dashes included: 0 when it has none. It has to be the very
 * first line, to begin with an entry and to be closed.
 */
export function frontMatterLines(lines: readonly string[]): number {
  if (!/^---[ \t]*$/.test(lines[0] ?? '') || !ENTRY.test(lines[1] ?? '')) return 0
  const end = lines.findIndex((line, at) => at > 1 && /^(?:---|\.\.\.)[ \t]*$/.test(line))
  return end + 1
}
