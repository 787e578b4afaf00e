// Proposes a title and a description for a pasted text: its own headline and its own lead. Writes nothing itself.

import { splitSentences } from '#dutch/text/sentences.ts'
import { characterCount } from '#dutch/characters.ts'
import { FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { linesOf, type Line } from './lines.ts'
import { cleanTitle } from './title.ts'

const TITLE_CHARACTERS = 100
const DESCRIPTION_CHARACTERS = 300
/** So many lines of no more words than these are a menu: 'Nieuws', 'Over ons'. */
const MENU_LINES = 3
const MENU_WORDS = 3
/** A first line up to this length without a full stop is a headline. */
const HEADLINE_CHARACTERS = 140

/** Title (at most 100 characters, no final full stop) and description (at most 300, whole sentences); '' where there is none. */
export function proposeSubject(text: string): { title: string; description: string } {
  const lines = linesOf(text)
  const first = lines.findIndex(({ kind, text: line }) => kind !== 'item' && /\p{L}/u.test(line))
  const head = lines[first]
  const rows = text.split('\n').filter((row) => row.trim() !== '')
  const menu = rows.length >= MENU_LINES && rows.every((row) => row.trim().split(' ').length <= MENU_WORDS)
  // A row of a table is no headline.
  if (!head || menu || (head.text.match(/\|/gu) ?? []).length > 1) return { title: '', description: '' }
  const isHeadline = head.kind === 'heading' && head.text.length <= HEADLINE_CHARACTERS
  const sentences = isHeadline ? [] : splitSentences(head.text)
  const title = fitted(cleanTitle(isHeadline ? head.text : (sentences[0] ?? ''), text.slice(0, 2_000)))
  const alone = cleanTitle(sentences[0] ?? '') === title
  return { title, description: leadOf(alone ? sentences.slice(1) : sentences, lines.slice(first + 1)) }
}

/** The first whole sentences that fit, of the rest of the first paragraph and then of those that follow. */
function leadOf(rest: readonly string[], lines: readonly Line[]): string {
  const next = lines.find(({ kind }) => kind === 'prose')?.text ?? ''
  const taken: string[] = []
  for (const sentence of rest.length > 0 ? rest : splitSentences(next)) {
    if (!/[.!?…]["'”’)]*$/u.test(sentence)) break
    if (characterCount([...taken, sentence].join(' ')) > DESCRIPTION_CHARACTERS) break
    taken.push(sentence)
  }
  return taken.join(' ')
}

/** A title that fits: whole, up to a mark, or up to a word that can end it. */
function fitted(title: string): string {
  if (characterCount(title) <= TITLE_CHARACTERS) return title
  const room = [...title].slice(0, TITLE_CHARACTERS + 1).join('')
  const mark = Math.max(...[', ', ': ', ' – ', ' - '].map((part) => room.lastIndexOf(part)))
  const end = mark > TITLE_CHARACTERS * 0.4 ? mark : room.lastIndexOf(' ')
  const words = room.slice(0, end > 0 ? end : TITLE_CHARACTERS).split(' ')
  while (words.length > 1 && FUNCTION_WORDS.has(words.at(-1)?.toLowerCase() ?? '')) words.pop()
  return words.join(' ').replace(/[\s,;:–-]+$/u, '')
}
