// Finds what is no running text of the writer's own inside a line: quotes, links, addresses, tags, hashtags, code and
// placeholders. Knows nothing of the words between them.

/** In the mask: somebody's words; a name or an address; a mark for machines, which holds no word at all. Else 0. */
export const QUOTED = 1
const NAMED = 2
export const MACHINE = 3

/** A block tag begins a new line on the page. */
export const BLOCK_TAG =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|blockquote|table|tr|td|th|section|article|figure|figcaption|hr)(?![\w-])[^<>]{0,500}>/gi

/** Each pattern starts at a border, so that a long run is read once. */
const PATTERNS: readonly (readonly [pattern: RegExp, mask: number])[] = [
  [/(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"“”]+/giu, NAMED],
  // Lower case: 'Dag.De' is two words that lack a space, and .de a domain.
  [
    /(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:nl|com|be|org|net|eu|info|nu|io|de|fr|tv|shop|online|amsterdam|frl|gov|edu|app|dev)(?![\w-])(?:[/?#:][^\s<>"“”]*)?/gu,
    NAMED,
  ],
  [/(?<![\w.-])[\w-]+\.(?:jpe?g|png|webp|gif|pdf|docx?|xlsx?|mp[34]|zip|html?|js|ts|css|md)(?![\w-])/giu, NAMED],
  [/(?<!\S)[./~\\](?=\w)[\w./~\\-]+/gu, NAMED],
  [/(?<![\p{L}\p{N}&])[#@][\p{L}\p{N}_]+/gu, NAMED],
  [/<\/?[a-zA-Z!][^<>]*>/g, MACHINE],
  [/&(?:#\d+|[a-zA-Z]+);/g, MACHINE],
  [/`[^`\n]*`/g, NAMED],
  [
    /\{\{[^{}]*\}\}|\{[^{}\n]*\}|%[sd](?![\p{L}])|\[(?:naam|datum|bedrijf|product|plaats|bedrag|achternaam|voornaam)\]/giu,
    NAMED,
  ],
  [/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?: "[^"]*")?\)/g, MACHINE],
  [/!\[[^[\]\n]*\]/g, NAMED],
  [/(?<![\w.+-])[\w.+-]{1,100}@[\w.-]{1,200}/gu, NAMED],
]

const DOUBLE_CLOSERS: Readonly<Record<string, string>> = { '“': '”“', '”': '”', '„': '”“', '«': '»', '"': '"' }
/** Opens like a quote, but is an apostrophe: 's avonds, 't, 'n, '70. */
const APOSTROPHE_WORD = /^(?:[stnmkrd]|ns|er|em|tis)(?!\p{L})|^\d\d(?!\d)/iu

/** For each UTF-16 unit of `text`, one paragraph: 0, or what it is that is none of the writer's own words. */
export function shelterOf(text: string): Uint8Array {
  const mask = new Uint8Array(text.length)
  for (const [pattern, value] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      // A full stop or comma behind an address belongs to the sentence.
      let end = match.index + match[0].length
      while ('.,;:!?'.includes(text.charAt(end - 1)) && !match[0].startsWith('&')) end--
      mask.fill(value, match.index, end)
    }
  }
  shelterDouble(text, mask)
  shelterSingle(text, mask)
  return mask
}

/** Marks a quote as somebody's words; what is a machine's in it stays that. */
function cover(mask: Uint8Array, start: number, end: number): void {
  for (let at = start; at < end; at++) if (mask[at] === 0) mask[at] = QUOTED
}

/** A quote that is never closed runs to the end: better too much left alone than somebody's words changed. */
function shelterDouble(text: string, mask: Uint8Array): void {
  let open = -1
  let closers = ''
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if (mask[at] !== 0) continue
    if (open === -1) {
      if (!(mark in DOUBLE_CLOSERS)) continue
      if (mark === '"' && /\d/.test(text.charAt(at - 1))) continue
      open = at
      closers = DOUBLE_CLOSERS[mark] ?? mark
    } else if (closers.includes(mark)) {
      cover(mask, open, at + 1)
      open = -1
    }
  }
  if (open !== -1) cover(mask, open, text.length)
}

function shelterSingle(text: string, mask: Uint8Array): void {
  let open = -1
  for (let at = 0; at < text.length; at++) {
    const mark = text.charAt(at)
    if (mark !== "'" && mark !== '‘' && mark !== '’' && mark !== '‚') continue
    if (mask[at] === MACHINE) continue
    const before = text.charAt(at - 1)
    const after = text.slice(at + 1, at + 5)
    if (open === -1) {
      const opens = mark !== '’' && /^$|[\s(“"«[—–/-]/.test(before) && /^[^\s,.;:!?)]/.test(after)
      if (opens && mask[at] === 0 && !APOSTROPHE_WORD.test(after)) open = at
    } else if (mark !== '‘' && mark !== '‚' && !/^\s?$/.test(before) && !/^[\p{L}\p{N}]/u.test(after)) {
      cover(mask, open, at + 1)
      open = -1
    }
  }
  // Typed with a real opening quote it is a quote, closed or not; a straight one may be an apostrophe.
  if (open !== -1 && text.charAt(open) === '‘') cover(mask, open, text.length)
}
