// The sentences that say what an import left out. Reads nothing itself.
import type { ReadDocument } from './import-docx.ts'
import type { ReadHtml } from './import-html.ts'

/** `3 afbeeldingen`, `1 afbeelding`. */
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const leftPictures = (count: number) =>
  count === 0
    ? []
    : [
        `${counted(count, 'afbeelding die', 'afbeeldingen die')} in het bestand zelf ${count === 1 ? 'zat' : 'zaten'}. Zet ze op een site en voeg ze toe met hun adres.`,
      ]

export const leftByDocument = ({ pictures, comments, deleted }: ReadDocument): string[] => [
  ...leftPictures(pictures),
  ...(comments === 0 ? [] : [`${counted(comments, 'opmerking', 'opmerkingen')} in de kantlijn.`]),
  ...(deleted === 0
    ? []
    : [
        `${counted(deleted, 'stuk tekst dat was', 'stukken tekst die waren')} doorgehaald bij het bijhouden van wijzigingen.`,
      ]),
]

/** How things are called that Markdown has no place for. */
const things: readonly [string[], string, string][] = [
  [['video', 'audio', 'iframe', 'object', 'embed'], 'ingesloten speler of venster', 'ingesloten spelers of vensters'],
  [['svg', 'canvas', 'math', 'map'], 'tekening of formule', 'tekeningen of formules'],
  [['form', 'input', 'select', 'textarea', 'button'], 'formulierveld of knop', 'formuliervelden of knoppen'],
]

export const leftByHtml = ({ left, chosen }: ReadHtml): string[] => [
  ...(chosen ? ['Wat er om het artikel heen stond, zoals menu’s en reclame.'] : []),
  ...things.flatMap(([tags, one, more]) => {
    const count = tags.reduce((sum, tag) => sum + (left.get(tag) ?? 0), 0)
    return count === 0 ? [] : [`${counted(count, one, more)}.`]
  }),
]
