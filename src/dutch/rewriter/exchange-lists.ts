// The lists of exchanges by mode, joined from the word lists. Knows no text.

import { PLAIN_WORDS } from '#dutch/language-check/plain-words.ts'
import { readTable } from './exchange-table.ts'
import { BUSINESSLIKE_WORDS } from './words/businesslike-words.ts'
import { CASUAL_WORDS } from './words/casual-words.ts'
import { FILLERS, ROUNDABOUT } from './words/fillers.ts'
import { PLAIN_EVERYDAY_WORDS } from './words/plain-everyday-words.ts'
import { PLAIN_NOUNS } from './words/plain-nouns.ts'
import { PLAIN_SMALL_WORDS } from './words/plain-small-words.ts'
import { PLAIN_VERBS } from './words/plain-verbs.ts'
import { SHORT_FORMS } from './words/short-forms.ts'

/** The language check's roundabout phrases that fit in place, written as a table; one that is right as it stands stays. */
const CHECKED = [...PLAIN_WORDS]
  .flatMap(([phrase, wording]) => {
    if (wording === null) return [`${phrase} > ${phrase}`]
    if (!wording.fits || wording.plain === null) return []
    // What stands behind the words that are replaced is only there to be recognised.
    return [`${phrase} > ${[wording.plain, ...phrase.split(' ').slice(wording.words)].join(' ')}`]
  })
  .join('\n')

/** The lines that keep a phrase as it is: they hold a shorter phrase within it back. */
function kept(table: string): string {
  return table
    .split('\n')
    .filter((line) => line.split(' > ')[0] === line.split(' > ')[1])
    .join('\n')
}

/** The lines of a table whose replacement is clearly shorter than each of its phrases, in characters. */
function shortening(table: string): string {
  return table
    .split('\n')
    .filter((line) => {
      const [from = '', to = ''] = line.split('>')
      const longest = Math.max(...(to.split('{')[0] ?? '').split('/').map((text) => text.trim().length))
      return from.split(',').every((phrase) => phrase.trim().length >= longest + 3)
    })
    .join('\n')
}

export const shorter = readTable(
  FILLERS,
  ROUNDABOUT,
  ...[PLAIN_SMALL_WORDS, PLAIN_VERBS, CHECKED].map(shortening),
  kept(CHECKED),
)
export const plain = readTable(PLAIN_SMALL_WORDS, PLAIN_VERBS, PLAIN_NOUNS, PLAIN_EVERYDAY_WORDS, CHECKED)
export const businesslike = readTable(BUSINESSLIKE_WORDS)
export const casual = readTable(CASUAL_WORDS, PLAIN_SMALL_WORDS, PLAIN_VERBS, CHECKED)
export const shortForms = readTable(SHORT_FORMS)
