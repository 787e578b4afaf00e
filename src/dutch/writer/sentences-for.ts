// What a fact can be used for: what it does for a reader, whether it can be read alone, what it leans on. Knows nothing of
// networks.
import { LEANING_OPENERS } from '../text/words/function-words.ts'
import { isStem } from '../text/verb-forms.ts'
import { wordsOf } from '../text/words.ts'
import { isOneSentence } from './endings.ts'
import { leans } from '../source/leaning-words.ts'
import type { Material, Piece } from './material.ts'

/** What a fact does for a reader, the most telling first. */
export function angleOf({ fact: { kinds, quote } }: Piece): string {
  if (quote !== null) return 'quote'
  if (kinds.has('lead')) return 'lead'
  if (kinds.has('question')) return 'question'
  if (kinds.has('action') || kinds.has('contact')) return 'action'
  if (kinds.has('figure')) return 'figure'
  if (kinds.has('change') || kinds.has('reader')) return 'change'
  return 'news'
}

/** They lead up to what comes next, or leave it open. */
export const LEADS_UP =
  /:$|(?<!\p{L})(?:als volgt|het volgende|(?:is|heeft het) uitgerekend|zag het anders|niet blij mee|kwam niet uit de lucht vallen|om twee redenen|staat vooraan|(?:twee|drie|vier|vijf|zes) (?:\p{L}+ )?(?:mogelijkheden|manieren|stappen|redenen|opties))[.!]?$/u

/** Whether a fact can be read without any other: it opens the set by itself. */
export const standsAlone = ({ fact, short, alone }: Piece): boolean =>
  alone && isOneSentence(short) && !LEADS_UP.test(short) && !(fact.kinds.has('quote') && fact.quote === null)

/** No line for a caption under grief: what was done to a body, and how it looked. */
export const GRIEVOUS =
  /(?<!\p{L})(?:stak|staken|gestoken|steek|steken|schoot|geschoten|wurg\p{L}*|\p{L}*mes|gebroken|gekneusd\p{L}*|oogkas|bloed\p{L}*|geslagen|sloeg|geschopt|schop\p{L}*|wond\p{L}*|gezicht|gegil|gilde\p{L}*|huil\p{L}*|lichaam|verbrand\p{L}*|reanim\p{L}*|hartmassage|duiker|vlammen|uitgebrand|uitzaaiing|punctie|chemo\p{L}*)(?!\p{L})/iu

/** Whether a fact may stand in a title: no order to a cook, no step behind the first, and no wound where the tone is grave. */
export function mayHead(piece: Piece, { recipe, tone }: Pick<Material, 'recipe' | 'tone'>): boolean {
  const { fact, short, summary } = piece
  const step = recipe ? fact.item !== null || isStep(piece) : (fact.item ?? 0) > 0 && isStep(piece)
  const wound = tone === 'ernstig' && !summary && !fact.kinds.has('lead') && GRIEVOUS.test(short)
  return standsAlone(piece) && !step && !wound
}

/** Worth of a fact by its place in the ranking: 10 for the first, 2 for those far down. */
export const worthOf = (rank: number): number => Math.max(2, 10 - rank * 0.45)

/** The fewest words of a quote that say something by themselves. */
const QUOTE_WORDS = 7

/** Tells one moment or one line of a programme: nobody would begin with it. */
export const isMoment = ({ short }: Piece): boolean => ANECDOTE.test(short)

/** An order, as to a cook: 'Bak de taart in 65 tot 70 minuten goudbruin'. */
export const isStep = ({ short }: Piece): boolean => isStem(wordsOf(short)[0] ?? '') || COOKING.test(short)
const COOKING = /^(?:verwarm|schil|bekleed|klop|fruit|kook|voeg|doe|haal|breng|verhit)\p{L}* |^(?:terwijl|zodra) /iu

/** Whom or what was spoken of before. */
const LEANING_INSIDE =
  /(?<!\p{L})(?:hem|haar|hen|daar|dat|die|hij|zij)(?= (?:\p{Ll}+ )*\p{L}+[.?]?$)(?<!(?:zeg|zei|denk|vind|hoop|weet|weten|verwachten|zo|op|om) \p{L}+)/u

/** Speaks of what was said or shown before: 'op papier zie je dat niet'. */
const ANSWERS =
  /(?<!\p{L})(?:(?:heb|zei|zeg|wist|weet) het|(?:dat|die|dit) (?:niet|wel|ook|al|nog|zo|daar)|(?:dat|dit|die|zo)$|hem|daar(?! \p{Lu}))(?!\p{L})/iu
/** Whether a quote answers what was asked or shown. */
export const answers = ({ fact: { quote } }: Piece): boolean => quote !== null && ANSWERS.test(quote.words)

/** A quote that is short, or opens with a word that leans on what was asked. */
export function saysLittle(piece: Piece): boolean {
  const { quote } = piece.fact
  if (quote === null) return false
  const words = quote.words.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return (
    words.length < QUOTE_WORDS ||
    answers(piece) ||
    LEANING_OPENERS.has(words[0] ?? '') ||
    /^(?:precies|juist|nee|ja|dat|die|zo|nou|terwijl|omdat|doordat|zodat)$/u.test(words[0] ?? '') ||
    LEANING_INSIDE.test(quote.words) ||
    /["“]/u.test(quote.words) ||
    leans(quote.words)
  )
}

/** Tells a moment, not what there is to know. */
const ANECDOTE =
  /^(?:het was|er was|toen|op een|vorige? \p{L}+ \p{L}+ er|om (?:half|kwart|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)) |^(?:(?:rond|om|vanaf) )?\d{1,2}[.:]\d{2}/iu
