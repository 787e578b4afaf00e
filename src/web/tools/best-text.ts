// Which of some texts is the best one, why in one sentence, and what another lacks of it. From the engagement checks, so the
// same texts always give the same answer. Pure; knows no tool and no screen.
import { characterCount } from '#contract/text.ts'
import type { EngagementTerms } from './engagement-checks.ts'
import { engagementOf, type Engagement } from './engagement.ts'
import { addsNothing } from './subject-words.ts'

/** Of fewer texts one can see at a glance which to take. */
const FEWEST = 3

/** In characters: two lines beside the mark in the narrowest column. */
const LONGEST_REASON = 70

export interface Best {
  /** Its place among the texts. */
  index: number
  /** A Dutch sentence. */
  why: string
}

/**
 * The best of `texts`, the first of equals; null for fewer than three, when nothing distinguishes them, when none keeps to
 * the tone, and when all are the title over again: of those only the words around it would be praised.
 */
export function bestOf(texts: readonly string[], terms: EngagementTerms): Best | null {
  if (texts.length < FEWEST) return null
  const all = texts.map((text) => engagementOf(text, terms))
  // What breaks the tone, or is the title over again, is below everything else, however good it is otherwise.
  const isOut = ({ checks }: Engagement, text = '') =>
    checks.some((one) => one.isBinding && !one.isMet) || addsNothing(terms.title, text)
  const scores = all.map((one, at) => (isOut(one, texts[at]) ? 0 : one.score))
  const highest = Math.max(...scores)
  if (Math.min(...scores) === highest) return null
  const index = scores.indexOf(highest)
  const why = reason(texts[index] ?? '', all, index)
  return why === null ? null : { index, why }
}

/** What `text` lacks of the checks that `best` meets, in words that follow 'deze tekst'. */
export function lackingOf(text: string, best: string, terms: EngagementTerms): string[] {
  const { checks } = engagementOf(text, terms)
  return checks.flatMap(({ isMet, met, lacks: [one] }) => (!isMet && met(best) ? [one] : []))
}

/**
 * What a reader would name first; of that the rarest merits of the best one, and then what weighs most. null: it has none
 * that another lacks.
 */
function reason(text: string, all: readonly Engagement[], index: number): string | null {
  const others = all.filter((_, at) => at !== index)
  const [first, second] = (all[index]?.checks ?? [])
    .map((check, at) => ({ ...check, missing: others.filter(({ checks }) => checks[at]?.isMet === false).length }))
    .filter(({ isMet, missing }) => isMet && missing > 0)
    .toSorted(
      (one, other) =>
        Number(one.isFormal ?? false) - Number(other.isFormal ?? false) ||
        other.missing - one.missing ||
        other.points - one.points,
    )
  if (!first) return null
  const also = second ? ` en ${second.has(text)}` : ''
  const who = whoOf(first.missing, others.length)
  const lack = `; ${who} ${first.lacks[first.missing === 1 ? 0 : 1]}`
  const [has, ...rest] = first.has(text)
  const said = `${(has ?? '').toUpperCase()}${rest.join('')}`
  const both = `${said}${also}${lack}.`
  return second && characterCount(both) <= LONGEST_REASON ? both : `${said}; ${who} niet.`
}

const inWords = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen']

function whoOf(missing: number, others: number): string {
  const count = inWords[missing] ?? String(missing)
  return missing === others ? `de andere ${count}` : missing === 1 ? 'één andere' : `${count} andere`
}
