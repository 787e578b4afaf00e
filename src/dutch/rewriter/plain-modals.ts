// Makes a stiff verb that takes 'te' a plain one that does not: 'dient ... te betalen' as 'moet ... betalen'.
// Knows no other rule.
import { phraseMap } from '#dutch/text/word-lists.ts'
import { PARTICLES } from '#dutch/text/words/function-words.ts'
import { capitalise } from '#dutch/text/capitals.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Word } from './passage.ts'
import { isInfinitive, SINGULARS } from '#dutch/text/verb-forms.ts'

/** Opens an infinitive with 'te', which its plain verb does without. The longest stands first. */
const TRIGGERS = phraseMap(`
  u heeft de mogelijkheid om > u kunt; u hebt de mogelijkheid om > u kunt; heeft u de mogelijkheid om > kunt u; hebt u de mogelijkheid om > kunt u;
  je hebt de mogelijkheid om > je kunt; heb je de mogelijkheid om > kun je; heeft de mogelijkheid om > kan; hebben de mogelijkheid om > kunnen;
  bent u in staat om > kunt u; ben je in staat om > kun je; bent in staat om > kunt; is in staat om > kan; zijn in staat om > kunnen;
  bent u verplicht om > moet u; ben je verplicht om > moet je; bent verplicht om > moet; is verplicht om > moet; zijn verplicht om > moeten;
  is genoodzaakt om > moet; zijn genoodzaakt om > moeten; bent genoodzaakt om > moet; is voornemens om > wil; zijn voornemens om > willen;
  is voornemens > wil; zijn voornemens > willen; u heeft het recht om > u mag; u hebt het recht om > u mag; heeft u het recht om > mag u;
  hebt u het recht om > mag u; je hebt het recht om > je mag; heb je het recht om > mag je; u wenst > u wilt; je wenst > je wilt; wenst u > wilt u;
  dien je > moet je; dient > moet; dienen > moeten; diende > moest; dienden > moesten`)
/** How far behind its verb an infinitive may stand, in words. */
const REACH = 22

/** 'De rekening dient voor 1 mei te worden betaald' as 'De rekening moet voor 1 mei worden betaald'. */
export function plainModals(text: string): string {
  const passage = readPassage(text)
  // Of a phrase within a phrase the first edit counts: 'u heeft de mogelijkheid om' before 'heeft de mogelijkheid om'.
  const edits = wordsBySentence(passage).flatMap((words) => words.flatMap((_, at) => plainModal(words, at)))
  return applyEdits(text, edits)
}

function plainModal(words: readonly Word[], at: number): Edit[] {
  for (const [phrase, plain] of TRIGGERS) {
    const parts = phrase.split(' ')
    const found = words.slice(at, at + parts.length)
    const [first, last] = [found[0], found.at(-1)]
    const isWhole = found.every(({ lower, sheltered }, index) => lower === parts[index] && !sheltered)
    if (!first || !last || !isWhole || found.slice(1).some(({ gap }) => gap !== ' ')) continue
    const infinitives = withoutTe(words, at + parts.length)
    const capital = first.opens && first.text !== first.lower
    const modal = { start: first.start, end: last.end, text: capital ? capitalise(plain) : plain }
    return infinitives.length > 0 ? [modal, ...infinitives] : []
  }
  return []
}

/** The edits that take 'te' from the infinitives behind `from`; none when there are none or another verb claims them. */
function withoutTe(words: readonly Word[], from: number): Edit[] {
  const edits: Edit[] = []
  if (/^(?:ter|tot)$/.test(words[from]?.lower ?? '')) return edits
  for (const [index, word] of words.slice(from, from + REACH + 1).entries()) {
    if (/[,;:()]/.test(word.gap) || /^(?:om|zonder|dat|die|omdat|als|zodat|terwijl|alvorens)$/.test(word.lower)) break
    const at = from + index
    const [before, infinitive] = [words[at - 1], words[at + 1]]
    if (word.lower !== 'te' || word.sheltered || infinitive?.gap !== ' ' || !isInfinitive(infinitive.lower)) continue
    // 'aan te vragen' is one word without 'te'.
    const separable = before && at > from && PARTICLES.has(before.lower) && SINGULARS.has(infinitive.lower)
    edits.push({ start: separable ? before.end : word.start, end: infinitive.start, text: '' })
  }
  return edits
}
