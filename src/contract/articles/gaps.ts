// What an article still lacks: `[nog in te vullen: …]`, put there where the sources say nothing. Knows no Markdown.

export interface Gap {
  /** What is to be filled in; empty when it does not say. */
  text: string
  /** Where it stands, brackets included. */
  from: number
  to: number
}

/** Longest gap, in UTF-16 units: what is longer has a bracket that was forgotten. */
const LONGEST_GAP = 500

/** The backslashes are those that some editors put before brackets. */
const GAP = /\\?\[nog in te vullen(?::[ \t]*((?:[^[\]\n\\]|\\(?!\])[^\n]?|\n(?![ \t]*\n)){0,500}?))?[ \t]*\\?\]/gi

/** The gaps in a text, in order. */
export function gapsIn(text: string): Gap[] {
  return Array.from(text.matchAll(GAP), ({ 0: found, 1: says = '', index }) => ({
    text: says.replace(/\s+/g, ' ').trim().slice(0, LONGEST_GAP),
    from: index,
    to: index + found.length,
  }))
}
