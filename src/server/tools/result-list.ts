// Lists of texts as a language model is asked for them: how many, from which angles, in which form. Does not choose.
import { z } from 'zod'
import type { Tone } from '#contract/tools/article.ts'
import { RESULTS_MIN, RESULTS_WANTED } from '#contract/tools/result-list.ts'
import type { Bounds } from './lengths.ts'

/** A tool's list: where it stands in the output, what fits in it, and how many are shown. */
export interface AskedList<Input> {
  /** The field of the output. */
  field: string
  /** One text, as the contract accepts it. */
  element: z.ZodType<string>
  /** Recommended length of one text, in characters. */
  length: Bounds
  /** How many the user asked for; left out: five, and three where there is only a title. */
  amount?(input: Input): number
}

/** Texts that a model is asked for, of each one that is shown: the best are chosen, and some are always useless. */
const SPARE_FACTOR = 2

/** How many texts a model is asked for when `shown` are wanted. */
export const asksFor = (shown: number = RESULTS_WANTED) => shown * SPARE_FACTOR

/** What a model answers with instead of the contract's list. The angle comes first, so that it is chosen before the words. */
export const candidatesSchema = z.object({ candidates: z.array(z.object({ angle: z.string(), text: z.string() })) })

/**
 * How many texts are shown of a list, and with how many nothing more is asked.
 * @param told whether there is more to write from than a title.
 */
export function amountsOf<Input>(list: AskedList<Input>, input: Input, told: boolean): Amounts {
  const asked = list.amount?.(input)
  if (asked !== undefined) return { wanted: asked, enough: asked, least: asked }
  return { wanted: RESULTS_WANTED, enough: told ? RESULTS_WANTED : RESULTS_MIN, least: RESULTS_MIN }
}

export interface Amounts {
  /** At most so many are shown. */
  wanted: number
  /** With fewer that are right, the model is asked once more. */
  enough: number
  /** Up to so many, texts with something wrong are shown too. */
  least: number
}

/** The line of a prompt that says how many texts to write. */
export function amountRule(noun: string, shown: number = RESULTS_WANTED): string {
  return `Schrijf ${asksFor(shown)} ${noun}, elk vanuit een eigen invalshoek die je erbij noemt (‘angle’); de redactie kiest er hoogstens ${shown}. Geen twee beginnen met dezelfde drie woorden of zeggen hetzelfde, en hoogstens twee beginnen zoals de kop van het artikel.`
}

const angles: Record<Tone, readonly string[]> = {
  licht: [
    'wat de lezer eraan heeft',
    'een handeling of stap uit de bron',
    'een detail dat je ziet, ruikt of proeft',
    'een cijfer',
    'een citaat',
    'een vraag die de bron beantwoordt',
    'een misverstand dat de bron rechtzet',
    'wat je nodig hebt',
    'het moment van het jaar of de dag',
    'een herkenbare situatie',
  ],
  nieuws: [
    'het nieuws zelf',
    'wat er verandert, en voor wie',
    'een cijfer',
    'een citaat met wie het zegt',
    'de oorzaak of aanleiding',
    'een vraag die de bron beantwoordt',
    'wanneer het ingaat',
    'wat de lezer nu kan doen',
    'wie erbij betrokken is',
    'wat nog niet bekend is',
  ],
  ernstig: [
    'wat er is gebeurd',
    'waar en wanneer',
    'wie het betreft, zonder meer dan de bron noemt',
    'wat hulpdiensten of politie melden',
    'wat nog onderzocht wordt',
    'wat nog niet bekend is',
    'een citaat met wie het zegt',
    'wat er nu volgt',
    'waar men terechtkan',
    'de achtergrond, als de bron die geeft',
  ],
}

/** The line of a prompt that names angles to choose from. */
export function angleRule(tone: Tone): string {
  return `Invalshoeken om uit te kiezen, alleen als de bron er iets over zegt: ${angles[tone].join('; ')}.`
}
