// The tone that texts are judged by: the one they were asked in, else what the rules say of all that they were written from.
// The rules are loaded when they are first needed. Knows no markup.
import { useMemo } from 'react'
import type { Tone } from '#contract/tools/article.ts'
import type { Told } from '#dutch/source/tone.ts'
import { toldIn, type Asked } from './input-words.ts'
import { useLoaded } from './use-loaded.ts'

type Rules = (told: Told) => Tone

/** In doubt it is news, as everywhere. */
const inDoubt: Rules = () => 'nieuws'

const loadRules = async (): Promise<Rules> => (await import('#dutch/source/tone.ts')).toneOf

/**
 * @param chosen the tone of the texts that are shown; null: none was.
 * @param asked the request they were written for; null: not known.
 * @param title what stands in the form, for when the request is not known.
 * @returns null until the rules have been loaded; when they cannot be, it is news.
 */
export function useJudgedTone(chosen: Tone | null, asked: Asked, title: string): Tone | null {
  const wanted = chosen === null
  const rules = useLoaded(wanted, loadRules, inDoubt)
  // Not again at every key in the form: the whole article is read.
  const typed = asked === null ? title : ''
  const decided = useMemo(
    () => (wanted && rules ? rules(asked === null ? { title: typed } : toldIn(asked)) : null),
    [wanted, rules, asked, typed],
  )
  return chosen ?? decided
}
