// Makes a stiff verb that takes 'te' a plain one that does not: 'dient ... te betalen' as 'moet ... betalen'.
// Knows no other rule.

import { capitalise } from '#dutch/text/capitals.ts'
import { applyEdits, readPassage, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { isInfinitive, PARTICLES, SINGULARS } from '#dutch/text/verb-forms.ts'

/** Opens an infinitive with 'te', which its plain verb does without. The longest stands first. */
const TRIGGERS = `
  u heeft de mogelijkheid om > u kunt; u hebt de mogelijkheid om > u kunt; heeft u de mogelijkheid om > kunt u; hebt u de mogelijkheid om > kunt u;
  je hebt de mogelijkheid om > je kunt; heb je de mogelijkheid om > kun je; heeft de mogelijkheid om > kan; hebben de mogelijkheid om > kunnen;
  bent u in staat om > kunt u; ben je in staat om > kun je; bent in staat om > kunt; is in staat om > kan; zijn in staat om > kunnen;
  bent u verplicht om > moet u; ben je verplicht om > moet je; bent verplicht om > moet; is verplicht om > moet; zijn verplicht om > moeten;
  is genoodzaakt om > moet; zijn genoodzaakt om > moeten; bent genoodzaakt om > moet; is voornemens om > wil; zijn voornemens om > willen;
  is voornemens > wil; zijn voornemens > willen; u heeft het recht om > u mag; u hebt het recht om > u mag; heeft u het recht om > mag u;
  hebt u het recht om > mag u; je hebt het recht om > je mag; heb je het recht om > mag je; u wenst > u wilt; je wenst > je wilt; wenst u > wilt u;
  dien je > moet je; dient > moet; dienen > moeten; diende > moest; dienden > moesten`
  .split(';')
  .map((entry) => entry.trim().split(' > ') as [phrase: string, plain: string])
const FIRST_WORDS = new Set(TRIGGERS.map(([phrase]) => phrase.split(' ')[0] ?? ''))
/** How far behind its verb an infinitive may stand, in words. */
const REACH = 22

/** 'De rekening dient voor 1 mei te worden betaald' as 'De rekening moet voor 1 mei worden betaald'. */
export function plainModals(text: string): string {
  const passage = readPassage(text)
  const edits: Edit[] = []
  for (const words of wordsBySentence(passage)) {
    let from = 0
    for (let at = 0; at < words.length; at++) {
      if (at < from || !FIRST_WORDS.has(words[at]?.lower ?? '')) continue
      const made = plainModal(passage, words, at)
      if (!made) continue
      edits.push(...made.edits)
      from = made.upTo
    }
  }
  return edits.length === 0 ? text : applyEdits(text, edits)
}

function plainModal(passage: Passage, words: readonly Word[], at: number): { edits: Edit[]; upTo: number } | undefined {
  for (const [phrase, plain] of TRIGGERS) {
    const parts = phrase.split(' ')
    const found = words.slice(at, at + parts.length)
    const [first] = found
    const last = found.at(-1)
    if (!first || !last || found.length < parts.length) continue
    if (
      !found.every((word, index) => word.lower === parts[index] && !word.sheltered && (index === 0 || word.gap === ' '))
    )
      continue
    const infinitives = dropTe(passage, words, at + parts.length)
    if (!infinitives) return undefined
    const capital = first.opens && first.text !== first.lower
    return {
      edits: [{ start: first.start, end: last.end, text: capital ? capitalise(plain) : plain }, ...infinitives.edits],
      upTo: infinitives.upTo,
    }
  }
  return undefined
}

/** The edits that take 'te' from the infinitives behind `from`; undefined when there are none or another verb claims them. */
function dropTe({ text }: Passage, words: readonly Word[], from: number): { edits: Edit[]; upTo: number } | undefined {
  const edits: Edit[] = []
  let upTo = from
  for (let at = from; at < Math.min(words.length, from + REACH); at++) {
    const word = words[at]
    if (!word || /[,;:()]/.test(word.gap)) break
    if (
      /^(?:om|als|ter|tot|zonder|dat|die|omdat|door|voor)$/.test(word.lower) &&
      edits.length === 0 &&
      at === from &&
      word.lower !== 'voor' &&
      word.lower !== 'door'
    )
      return undefined
    if (/^(?:om|zonder|dat|die|omdat|als|zodat|terwijl|alvorens)$/.test(word.lower)) break
    if (word.lower !== 'te' || word.sheltered) continue
    const infinitive = words[at + 1]
    const before = words[at - 1]
    if (!infinitive || infinitive.gap !== ' ' || !isInfinitive(infinitive.lower)) continue
    // 'aan te vragen' is one word without 'te'.
    const separable =
      before &&
      at > from &&
      PARTICLES.has(before.lower) &&
      before.gap !== '' &&
      word.gap === ' ' &&
      SINGULARS.has(infinitive.lower)
    edits.push(
      separable
        ? { start: before.end, end: infinitive.start, text: '' }
        : { start: word.start, end: infinitive.start, text: '' },
    )
    upTo = at + 2
    if (text.charAt(infinitive.end) === ',') break
  }
  return edits.length > 0 ? { edits, upTo } : undefined
}
