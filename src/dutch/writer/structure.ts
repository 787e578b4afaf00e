// Titles out of how an article is built: a heading that asks what the text answers, and the steps, ingredients and portions of a
// recipe. Each says only what certainly stands there. Knows nothing of networks.
import { linesOf } from '../source/lines.ts'
import { hangsOnBefore } from '../source/hanging.ts'
import { wordsOf } from '../text/words.ts'

export interface Structure {
  /** Headings that ask something, as they stand. */
  questions: readonly string[]
  /** Of a recipe: how many steps are numbered, what goes in ('200 g pure chocolade'), and for whom ('vier personen') or ''. */
  steps: number
  ingredients: readonly string[]
  portions: string
}

/** In words: fewer ask nothing by themselves. */
const QUESTION = { min: 5, max: 12 } as const
/** Of steps or ingredients. */
const FEWEST = 3

const AMOUNT =
  /^(?:ca\. )?[\d½¼¾][\d.,/½¼¾]*\s?(?:g|gram|kg|kilo|ml|dl|cl|l|liter|el|tl|eetlepels?|theelepels?|tenen|teen|cm|blik(?:je|jes|ken)?|bosjes|bosje|stuks)?\s+(?=\p{Ll})/u
const PORTIONS =
  /(?<!\p{L})(?:voor|for) ((?:\d{1,2}|twee|drie|vier|vijf|zes|acht|tien|twaalf) personen)|\((\d{1,2} (?:stuks|porties))\)/u

/** How an article is built; of a recipe also what it is made of. */
export function structureOf(source: string, recipe: boolean): Structure {
  const lines = linesOf(source)
  const items = lines.flatMap(({ text, kind }) => (kind === 'item' && !/[.!?:]$/u.test(text) ? [text] : []))
  const portions = PORTIONS.exec(recipe ? source : '')
  return {
    questions: lines.flatMap(({ text, kind }) => (kind !== 'item' && isOpenQuestion(text) ? [text] : [])),
    steps: recipe ? numbered(source) : 0,
    ingredients: recipe && items.filter((item) => AMOUNT.test(item)).length >= FEWEST ? items : [],
    portions: portions?.[1] ?? portions?.[2] ?? '',
  }
}

/** A line that asks one thing and leans on nothing; not one that is put to somebody who is interviewed. */
function isOpenQuestion(text: string): boolean {
  const words = wordsOf(text)
  return (
    /^\p{Lu}[^?.!:‘“"]*\?$/u.test(text) &&
    words.length >= QUESTION.min &&
    words.length <= QUESTION.max &&
    !/(?<!\p{L})(?:u|uw|je|jij|jouw|wij|we|ons|ik|you|your|het vol|er|dan|ze|zij|hij|weleens)(?!\p{L})/iu.test(
      text.replace(/voor (?:u|je|jou)\?$/u, ''),
    ) &&
    !hangsOnBefore(text)
  )
}

/** What an item of a recipe's list is without its amount and what may stand for it: 'pure chocolade'. */
export const nameOf = (item: string): string => item.replace(AMOUNT, '').replace(/(?:,| \(| of ).*$/u, '')

/** How far a list of steps counts, when it counts without a gap. */
function numbered(source: string): number {
  const counts = [...source.matchAll(/^\s*(\d{1,2})[.)]\s+\p{L}/gmu)].map(([, count]) => Number(count))
  return counts.length >= FEWEST && counts.every((count, at) => count === at + 1) ? counts.length : 0
}

/** In every kitchen: no dish is named after them. */
const STAPLE =
  /(?:meel|bloem|suiker|boter|zout|peper|olie|olijfolie|water|melk|bakpoeder|gist|maizena)$|(?:^| )(?:ei|eieren|eitjes|ui|uien)$/u
const NUMBERS = 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')

/**
 * What can be said behind a name for the subject: 'in zes stappen'.
 * `inside` is that name inside a sentence.
 */
export function structuredLines({ steps, ingredients, portions }: Structure, label: string, inside: string): string[] {
  const list = (items: readonly string[]) => `${items.slice(0, -1).join(', ')} en ${items.at(-1) ?? ''}`
  const named = label.toLowerCase().split(' ')
  const fresh = ingredients
    .filter((item) => AMOUNT.test(item))
    .map(nameOf)
    .filter(
      (name) =>
        /^\p{Ll}[\p{Ll}’' -]{2,27}\p{Ll}$/u.test(name) &&
        !STAPLE.test(name) &&
        !named.some((word) => word.length > 3 && name.includes(word)),
    )
  const stepped = steps > 0 ? ` in ${NUMBERS[steps] ?? String(steps)} stappen` : ''
  const served = portions === '' ? '' : ` voor ${portions}`
  const dishes = [2, 3, 4, 5]
    .filter((count) => count <= fresh.length)
    .map((count) => `${inside}${/ met /u.test(label) ? ',' : ''} met ${list(fresh.slice(0, count))}`)
  // Each kind begins otherwise, so that a set may have more than one.
  return [
    ...(stepped !== '' && !/\d|stappen/u.test(label) ? [`${label}${stepped}`] : []),
    ...[...dishes, inside].flatMap((dish) => [
      ...(served === '' && dish === inside ? [] : [`Recept${served}: ${dish}`]),
      ...(stepped === '' ? [] : [`Zelf maken${stepped}: ${dish}`, `Recept${stepped}${served}: ${dish}`]),
    ]),
  ]
}
