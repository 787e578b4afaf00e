// The sentences that say what an import left out. Reads nothing itself.
import type { ReadDocument } from './import-docx.ts'
import type { ReadHtml } from './import-html.ts'

/** `3 afbeeldingen`, `1 afbeelding`. */
const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const leftPictures = (count: number) =>
  count === 0
    ? []
    : [
        `${counted(count, 'afbeelding die', 'afbeeldingen die')} in het bestand zelf ${count === 1 ? 'zat' : 'zaten'}. Sleep ze als JPEG, PNG of WebP in de tekst.`,
      ]

export const leftByDocument = ({ comments, deleted }: ReadDocument): string[] => [
  ...(comments === 0 ? [] : [`${counted(comments, 'opmerking', 'opmerkingen')} in de kantlijn.`]),
  ...(deleted === 0
    ? []
    : [
        `${counted(deleted, 'stuk tekst dat was', 'stukken tekst die waren')} doorgehaald bij het bijhouden van wijzigingen.`,
      ]),
]

/** Those that turned out to be none when they were to be stored. */
export const unreadPictures = (count: number) =>
  count === 0
    ? []
    : [`${counted(count, 'afbeelding die', 'afbeeldingen die')} niet ${count === 1 ? 'kon' : 'konden'} worden gelezen.`]

/** Those that moved. */
export const stillPictures = (count: number) =>
  count === 0
    ? []
    : [`De beweging van ${counted(count, 'afbeelding', 'afbeeldingen')}: alleen het eerste beeld wordt gebruikt.`]

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
