// Varied Dutch articles in any number, with the words of the sixty articles of eval/ in their own frequencies, and a database
// filled with them. Knows nothing of what is measured.
import type pg from 'pg'
import { shinglesOf } from '#contract/articles/shingles.ts'
import { readArticles } from '../eval/articles.ts'

/** How many words an article counts; more or fewer by a quarter. */
export const WORDS = 400

/** Words that no article holds by chance: in one article, and in one of a hundred. */
export const RARE = 'zeearendkijkhut'
export const OF_A_HUNDRED = 'sluiswachterslied'

const words = readArticles()
  .filter(({ language }) => language === 'nl')
  .flatMap(({ text }) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])
  .map((word) => word.toLowerCase())
const longWords = words.filter((word) => word.length > 5)

/** A generator of random numbers below `most`, the same ones at every run. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return Math.floor(((state >>> 0) / 2 ** 32) * most)
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export interface MadeArticle {
  title: string
  /** Markdown. */
  content: string
  /** The same without its signs. */
  text: string
  words: number
}

/** Article `n`: always the same one. */
export function madeArticle(n: number, count = WORDS): MadeArticle {
  const roll = dice(n + 1)
  const pick = (from: readonly string[]) => from[roll(from.length)] ?? ''
  // Words of its own, as every subject has: put together of two others.
  const own = Array.from({ length: 12 }, () => pick(longWords) + pick(longWords))
  const word = () => (roll(14) === 0 ? pick(own) : pick(words))
  const sentence = (length: number) => `${capital(Array.from({ length }, word).join(' '))}.`
  const aim = Math.round(count * (0.75 + roll(1_000) / 2_000))
  const parts: string[] = []
  let written = 0
  while (written < aim) {
    if (parts.length % 5 === 4) parts.push(`## ${capital(word())} ${word()} ${word()}`)
    const sentences = Array.from({ length: 3 + roll(3) }, () => sentence(8 + roll(10)))
    parts.push(sentences.join(' '))
    written += sentences.join(' ').split(' ').length
  }
  if (n % 100 === 1) parts.push(capital(`${OF_A_HUNDRED} ${sentence(8)}`))
  if (n === 1) parts.push(capital(`${RARE} ${sentence(8)}`))
  const content = parts.join('\n\n')
  return { title: `${capital(pick(own))} ${sentence(5)}`, content, text: content.replaceAll('## ', ''), words: written }
}

/** Rows that are sent at once. */
const BATCH = 500

/** The indexes of the copies that searches look through, which are made again once the rows are there: that is much quicker. */
const copies = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'article_search' and indexdef like '%USING gin%'`

interface Filling {
  userId: number
  count: number
  /** Whether what articles share can be found: its index is ten times as large as the texts. */
  shingles?: boolean
}

/** Gives a user articles from 1 to `count`, written a minute apart, with the copies that searches look through. */
export async function fillArticles(pool: pg.Pool, { userId, count, shingles = false }: Filling): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(copies)
  for (const { name } of indexes) await pool.query(`drop index ${name}`)
  for (let from = 1; from <= count; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, at) => madeArticle(from + at))
    await pool.query(
      `with made as (
         insert into articles (user_id, title, content, excerpt, word_count, created_at, updated_at, search_version)
         select $1, title, content, left(text, 200), words, at, at, 1
         from unnest($2::text[], $3::text[], $4::text[], $5::int[]) with ordinality as a (title, content, text, words, n),
           lateral (select now() - ($6::int - n) * interval '1 minute' as at) t
         order by n returning id, title_key, word_count
       ), numbered as (select *, row_number() over (order by id) as n from made)
       insert into article_search (article_id, user_id, title_key, word_count, words, shingles)
       select id, $1, title_key, word_count, copied.words, copied.shingles::int[] from numbered
       join unnest($7::text[], $8::text[]) with ordinality as copied (words, shingles, n) using (n)`,
      [
        userId,
        made.map(({ title }) => title),
        made.map(({ content }) => content),
        made.map(({ text }) => text),
        made.map((one) => one.words),
        count - from + 1,
        made.map(({ title, text }) => [...new Set(`${title} ${text}`.toLowerCase().split(/\s+/))].join(' ')),
        made.map(({ text }) => `{${shingles ? shinglesOf(text).hashes.join(',') : ''}}`),
      ],
    )
  }
  const client = await pool.connect()
  await client.query("set statement_timeout = 0; set maintenance_work_mem = '512MB'")
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze articles, article_search')
  client.release(true)
}
