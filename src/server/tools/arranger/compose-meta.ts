// What search engines and networks show of an article: titles and descriptions from its own sentences, keywords by counting its
// words. Knows no model.
import { META_AMOUNTS, META_LENGTH } from '#contract/tools/article-meta.ts'
import { bannedAnywhere } from '#contract/styles/banned-anywhere.ts'
import { characterCount } from '#contract/text.ts'
import { lowerFirst } from '#dutch/text/capitals.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { choose, type Candidate } from '#dutch/writer/choice.ts'
import { inAllLengths } from '#dutch/writer/forms.ts'
import { headlinesOf } from '#dutch/writer/headlines.ts'
import { readMaterial, type Material } from '#dutch/writer/material.ts'
import { cutTitle } from '#dutch/writer/plain-forms.ts'
import { createDice } from '#dutch/writer/random.ts'
import { foreign, type Taste } from '#dutch/writer/subject.ts'
import { isStep } from '#dutch/writer/sentences-for.ts'
import { windowsOf, type Window } from '#dutch/writer/windows.ts'
import type { Article, Declined } from '../define.ts'
import { hashtagOf, keywordsOf } from './keywords.ts'
import { readSource } from './source-blocks.ts'

interface Meta {
  titles: string[]
  descriptions: string[]
  keywords: string[]
  hashtags: string[]
}

const nothingToShow: Declined = {
  declined: 'In het artikel staan nog geen zinnen om iets uit te halen. Schrijf eerst een paar alinea’s.',
}

/** In characters: what a description is to have at least, and what a hashtag at most. */
const LEAST_DESCRIPTION = 50
const LONGEST_HASHTAG = 30

/** Headings that say nothing of an article by themselves. */
const EMPTY: ReadonlySet<string> = new Set([
  'Achtergrond',
  'En verder',
  'Inleiding',
  'Praktisch',
  'Slot',
  'Tot slot',
  'Wat er gebeurde',
])

/** What announces that there is something to read: a result of a search says that by itself. */
const ANNOUNCES = /^(?:Nu (?:online|te lezen|op onze site)|(?:Te lezen )?[Oo]p onze site): /u

export function composeMeta(
  { title }: { title: string },
  seed: number,
  taste: Taste,
  article: Article,
): Meta | Declined {
  const material = readMaterial({ title, description: null, ...article }, taste)
  if (material === null) return foreign
  const dice = createDice(seed, 'meta')
  const rules = { title: material.twice, banned: taste.banned, dice }
  const described = windowsOf(material, META_LENGTH.description)
    .filter(
      ({ text, pieces }) =>
        characterCount(text) >= LEAST_DESCRIPTION && !/^["'‘“„]/u.test(text) && !pieces.some(isStep),
    )
    .map((window): Candidate => ({ text: window.text, angle: window.text, score: worthOf(window) }))
  const descriptions = choose(described, { ...rules, most: META_AMOUNTS.descriptions, alike: 0.5 })
  const allowed = (text: string) => bannedAnywhere(text, taste.banned).length === 0
  const source = article.source ?? ''
  const keywords = keywordsOf(material.title, source, material.label, META_AMOUNTS.keywords.max).filter(allowed)
  const hashtags = [...new Set(keywords.flatMap((word) => hashtagOf(word, LONGEST_HASHTAG) ?? []))]
  const headings = readSource({ title, url: null, text: source }, 0, taste.banned).blocks.flatMap((block) =>
    block.heading === null || EMPTY.has(block.heading) ? [] : block.heading,
  )
  const titles = titlesOf(material, [...new Set(headings)], rules).filter(allowed)
  if ([titles, descriptions, keywords, hashtags].some((texts) => texts.length === 0)) return nothingToShow
  return { titles, descriptions, keywords, hashtags: hashtags.slice(0, META_AMOUNTS.hashtags.max) }
}

/** What a description gains by telling the news, by opening as the article does, and by using the room there is. */
const GAINS = { news: 3, begins: 2.5, room: 3 } as const

function worthOf({ pieces, begins, text, worth }: Window): number {
  const news = pieces.some((piece) => piece.news) ? GAINS.news : 0
  const room = (characterCount(text) / META_LENGTH.description) * GAINS.room
  return worth + news + (begins ? GAINS.begins : 0) + room
}

/** In characters: a little over the line is cut off on few screens. */
const MOST_TITLE = 65

/**
 * The title itself, as long as fits; its subject with what stands above a part of the article; and sentences that carry the news
 * at that length.
 */
function titlesOf(
  material: Material,
  headings: readonly string[],
  rules: Omit<Parameters<typeof choose>[1], 'most'>,
): string[] {
  const { title, label, warns } = material
  const own: Candidate = { text: cutTitle(title, MOST_TITLE), angle: 'title', score: 20 }
  const sentences = headlinesOf(material, 150)
  const fitting = (warns ? sentences : inAllLengths(sentences)).filter(({ text }) => !ANNOUNCES.test(text))
  const under =
    label === null
      ? []
      : headings.map((heading, at): Candidate => ({
          text: `${label}: ${lowerFirst(heading)}`,
          angle: 'heading',
          score: 6 - at * 0.5,
        }))
  const others = [...fitting, ...under].filter(
    ({ text }) => characterCount(text) <= MOST_TITLE && wordsOf(text).length >= LEAST_WORDS,
  )
  return choose([own, ...others], { ...rules, most: META_AMOUNTS.titles, alike: 0.7 })
}

const LEAST_WORDS = 4
