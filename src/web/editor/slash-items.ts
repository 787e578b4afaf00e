// What the menu behind `/` offers, and which of it fits the words that were typed. Knows no screen.
import type { BlockStyle } from './block-style.ts'

/** What is put in: a kind of block, or something with a dialog. */
export type SlashChoice = BlockStyle | 'bullets' | 'numbers' | 'table' | 'rule' | 'picture'

export interface SlashItem {
  choice: SlashChoice
  name: string
  /** What it is, in a few words. */
  about: string
  /** Other words that people may type. */
  words: string
}

const slashItems: readonly SlashItem[] = [
  { choice: 'paragraph', name: 'Alinea', about: 'Gewone tekst', words: 'tekst paragraaf' },
  { choice: 'h2', name: 'Kop 2', about: 'Tussenkop', words: 'h2 tussenkop heading titel' },
  { choice: 'h3', name: 'Kop 3', about: 'Kleinere kop', words: 'h3 heading' },
  { choice: 'h4', name: 'Kop 4', about: 'Kleinste kop', words: 'h4 heading' },
  { choice: 'bullets', name: 'Opsomming', about: 'Lijst met punten', words: 'lijst bullets punten ul' },
  { choice: 'numbers', name: 'Genummerde lijst', about: '1, 2, 3', words: 'lijst cijfers stappen ol' },
  { choice: 'quote', name: 'Citaat', about: 'Ingesprongen aanhaling', words: 'quote aanhaling' },
  { choice: 'table', name: 'Tabel', about: 'Drie kolommen om mee te beginnen', words: 'table rijen kolommen' },
  { choice: 'picture', name: 'Afbeelding', about: 'Een bestand, of van een adres', words: 'foto plaatje beeld image' },
  { choice: 'rule', name: 'Scheidingslijn', about: 'Een lijn tussen twee delen', words: 'streep lijn hr' },
  { choice: 'code', name: 'Code', about: 'Letterlijke tekst', words: 'code programma' },
]

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The items of which a word begins with what was typed, those whose name does first; all when nothing was. */
export function fittingItems(typed: string): SlashItem[] {
  const wanted = plain(typed)
  const rank = ({ name, words }: SlashItem) => {
    if (plain(name).startsWith(wanted)) return 0
    return plain(`${name} ${words}`)
      .split(' ')
      .some((word) => word.startsWith(wanted))
      ? 1
      : 2
  }
  return slashItems.filter((item) => rank(item) < 2).toSorted((one, other) => rank(one) - rank(other))
}
