// The word list as one small file: its words in order, each without what it shares with the word before, which brotli then
// takes to three quarters of the bytes. Written by the build, read by the worker. Knows no word and no network.

/** How many characters are shared is one character, counted from here. */
const ZERO = '0'.charCodeAt(0)
/** Parts what Hunspell calls its affixes from the words. */
const BETWEEN = '\0'

/** `affixes` and `words` as Hunspell takes them (.aff and .dic), in the form that `unpackWordList` reads. */
export function packWordList(affixes: string, words: string): string {
  const [, ...lines] = words.trimEnd().split('\n')
  let before = ''
  const packed = lines.toSorted(byCodeUnits).map((line) => {
    let shared = 0
    while (shared < line.length && line[shared] === before[shared]) shared += 1
    before = line
    return String.fromCharCode(ZERO + shared) + line.slice(shared)
  })
  return affixes + BETWEEN + packed.join('\n')
}

/** What was packed; the words in another order, which Hunspell does not mind. */
export function unpackWordList(packed: string): { affixes: string; words: string } {
  const [affixes = '', rest = ''] = packed.split(BETWEEN)
  let before = ''
  const lines = rest.split('\n').map((line) => {
    before = before.slice(0, line.charCodeAt(0) - ZERO) + line.slice(1)
    return before
  })
  return { affixes, words: `${lines.length}\n${lines.join('\n')}\n` }
}

function byCodeUnits(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
