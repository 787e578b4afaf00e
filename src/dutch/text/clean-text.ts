// Makes typed or pasted text fit to work with: no control or invisible characters, no half characters, single spaces.
// Knows nothing of Dutch or of what the text is for.

/** More than any title (recommended: 100) needs; keeps the time spent bounded. */
export const TITLE_READ_CHARACTERS = 1_000

const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E001F}]/gu
const CONTROL = /(?!\n)\p{Cc}/gu
/** One emoji. What it may begin with comes first: without that, a text without any takes ten times as long (measured). */
export const EMOJI =
  /(?=[#*0-9©®\u203C-\u{10FFFF}])(?:\p{RGI_Emoji}|\p{Emoji_Presentation}|(?![©®™])\p{Extended_Pictographic}\uFE0F?)/gv
const STRAY_JOINERS =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{Script=Arabic}\p{Script=Devanagari}])[\u200C\u200D]|[\u200C\u200D](?=\s|$)/gu

/** Text without invisible, control or half characters; keycaps (5️⃣) become digits; line breaks stay as `\n`. */
export function cleanLines(text: string, readCharacters: number): string {
  // A code point is at most two units: cutting units first keeps a megabyte of paste cheap.
  const wellFormed = text.slice(0, readCharacters * 2).replace(/[\uD800-\uDFFF]/gu, '')
  return [...wellFormed]
    .slice(0, readCharacters)
    .join('')
    .normalize('NFC')
    .replace(/([0-9])\uFE0F?\u20E3/gu, '$1')
    .replace(INVISIBLE, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(CONTROL, ' ')
    .replace(STRAY_JOINERS, '')
    .replace(/[^\S\n]+/g, ' ')
}

/** The same on one line: line breaks and tabs become one space. */
export function cleanLine(text: string, readCharacters: number): string {
  return squeeze(cleanLines(text, readCharacters))
}

/** Single spaces, none before a comma or full stop, none at the ends. */
function squeeze(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.!?])(?=\s|$)/g, '$1')
    .trim()
}

/** The text without emoji, spaces mended. */
export function withoutEmoji(text: string): string {
  return squeeze(text.replace(EMOJI, ' ').replace(/[\uFE0E\uFE0F\u200D]/g, ''))
}

/** The text without the emoji at its ends; one between words may stand for a word ('Ik ❤️ Breda') and stays. */
export function withoutOuterEmoji(text: string): string {
  const marks = [...text.matchAll(EMOJI)]
  let start = 0
  let end = text.length
  for (const mark of marks) {
    if (text.slice(start, mark.index).trim() !== '') break
    start = mark.index + mark[0].length
  }
  for (const mark of marks.toReversed()) {
    const after = mark.index + mark[0].length
    const behind = text.slice(after, end).replace(/\uFE0F/g, '')
    if (mark.index < start || behind.trim() !== '') break
    end = mark.index
  }
  return squeeze(text.slice(start, end).replace(/^\uFE0F|\uFE0F$/g, ''))
}
