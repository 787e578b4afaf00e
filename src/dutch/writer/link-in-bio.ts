// Link in Bio (Instagram): captions of sentences that follow each other in the article, and one line that sends the reader to
// the link. Never padded. Knows nothing of how sentences are put together.
import { bannedIn } from '../banned-words.ts'
import { characterCount } from '../characters.ts'
import { helplineIn } from '../source/tone.ts'
import { captionsOf } from './caption-bodies.ts'
import { chooseCaptions, WANTED } from './caption-choice.ts'
import { emojiFor } from './emoji.ts'
import { calledBy, quoted } from './endings.ts'
import { readMaterial, type Material } from './material.ts'
import { plainTexts } from './plain-forms.ts'
import { createDice } from './random.ts'
import { standfirstsOf } from './standfirst.ts'
import { foreign, noTaste, type Declined, type Subject, type Taste } from './subject.ts'
import { complete } from './title-sets.ts'

/** In characters: the most that is given, room for the last line, and the longest title that fits into one. */
const MOST = 300
const CLOSER = 45
const TITLE_MOST = 90
const LEAST = 3
/** Facts from which a source carries a whole set, its last ones plain. */
const ENOUGH_FACTS = 8

/** Three to five captions, as many as the subject carries. */
export function composeLinkInBioCaptions(subject: Subject, seed: number, taste: Taste = noTaste): string[] | Declined {
  const material = readMaterial(subject, taste)
  if (material === null || material.title === '') return foreign
  const dice = createDice(seed, 'link-in-bio')
  const closing = material.suicide ? characterCount(helplineIn(material.language)) : CLOSER
  const room = {
    most: MOST,
    closing: closing + (material.tone === 'licht' ? 3 : 1),
    closer: titledCloser(material),
    online: onlineOf(material),
  }
  const usable = captionsOf(material, room).filter(
    ({ text, closer }) => bannedIn(`${text} ${closer ?? ''}`, taste.banned).length === 0,
  )
  const bodies = chooseCaptions(usable, material.said === null ? 2 : 1, dice)
  const closers = closersFor(material).filter((line) => bannedIn(line, taste.banned).length === 0)
  const emoji = material.tone === 'licht' ? emojiFor(material) : null
  const texts = bodies.map(({ text, closer }, at) => {
    const marked = emoji !== null && at % 2 === 0 ? `${text} ${emoji}` : text
    return `${marked} ${material.suicide ? helplineIn(material.language) : (closer ?? closers[at % closers.length] ?? '')}`.trim()
  })
  const quoting = material.said === null ? [] : standfirstsOf(material, MOST - closing - 1).slice(0, 1)
  const last = quoting.map((one) => ({
    ...one,
    text: material.suicide ? one.text : `${one.text} ${closers[0] ?? ''}`.trim(),
  }))
  const plain = [...last, ...plainTexts(material, 'captions', MOST)].map(({ text, ...one }) => ({
    ...one,
    text: material.suicide ? `${text} ${helplineIn(material.language)}` : text,
  }))
  const least = material.place.length >= ENOUGH_FACTS ? WANTED : LEAST
  return complete(texts, plain, { title: material.twice, least, banned: taste.banned })
}

/** Lines that send the reader on; each does a job and says nothing of what is there. */
function closersFor({ language, calm, recipe, form, address }: Material): string[] {
  if (language === 'en') return ['Read the full story via the link in bio.', 'The link is in our bio.']
  const [read, find] = address === 'u' ? ['leest u', 'vindt u'] : ['lees je', 'vind je']
  if (recipe) return [`Het hele recept ${find} via de link in bio.`, `Het recept ${find} via de link in bio.`]
  const article = calledBy(`Het hele artikel ${read} via de link in bio.`, form)
  if (calm) return ['Lees verder via de link in bio.', article]
  return ['Lees verder via de link in bio.', article, 'Meer lezen? De link staat in de bio.']
}

/** What stands before a title that does not open its caption, with the last line that goes with it. */
function onlineOf(material: Material): { before: string[]; closer: string } {
  const { language, calm, recipe } = material
  const english = calm ? ['On our site: '] : ['Now online: ', 'On our site: ']
  if (language === 'en') return { before: english, closer: 'The link is in our bio.' }
  if (recipe) return { before: ['Uit de keuken: ', 'Om zelf te maken: '], closer: closersFor(material)[1] ?? '' }
  const before = ['Nu te lezen: ', 'Nu online: ', 'Nu op onze site: ']
  return {
    before: calm ? ['Op onze site: ', 'Te lezen op onze site: '] : before,
    closer: 'De link staat in de bio.',
  }
}

/** A line that says at last what it is about, for who opens with a scene or a detail; null where that would be too long. */
function titledCloser({ title, language, recipe, titleHolds, suicide, address }: Material): string | null {
  if (suicide) return helplineIn(language)
  if (!titleHolds || characterCount(title) > TITLE_MOST) return null
  const named = quoted(title)
  if (language === 'en') return `Read ${named} via the link in bio.`
  return recipe
    ? `Het recept ${named} ${address === 'u' ? 'vindt u' : 'vind je'} via de link in bio.`
    : `Lees ${named} via de link in bio.`
}
