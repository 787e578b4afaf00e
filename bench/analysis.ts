// The room of an article: how long the analysis takes for texts of three lengths, and how many bytes its worker and the editor are.
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { readArticles } from '../eval/articles.ts'
import { article } from '../tests/support/seo-article.ts'
import { median } from './measure.ts'
import type { Row } from './report.ts'

const WORKER_KB = 250
const EDITOR_KB = 200
const LENGTHS = [400, 1_000, 5_000]
const ROUNDS = 7

export async function analysis(): Promise<Row[]> {
  return [
    ...(await analysed()),
    await sent('the worker of the analysis, brotli', /^analysis-worker-.*\.js\.br$/, WORKER_KB),
    await sent('the room of an article with its editor, brotli', /^article-screen-.*\.js\.br$/, EDITOR_KB),
  ]
}

/** Paragraphs of Dutch articles, as many as have so many words. Each round begins elsewhere: nothing may be remembered. */
export function textOf(words: number, round: number): string {
  const paragraphs = readArticles()
    .filter(({ language }) => language === 'nl')
    .flatMap(({ text }) => text.split('\n\n'))
  const chosen: string[] = []
  let count = 0
  for (let at = round * 11; count < words; at += 1) {
    const paragraph = paragraphs[at % paragraphs.length] ?? ''
    chosen.push(paragraph)
    count += paragraph.split(/\s+/).length
  }
  return chosen.join('\n\n')
}

/** In a thread of its own, as in the browser; the first text warms it up. */
async function analysed(): Promise<Row[]> {
  const thread = new Worker(new URL('./analysis-thread.ts', import.meta.url))
  const rows: Row[] = []
  for (const words of LENGTHS) {
    const times: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      thread.postMessage({ ...article, markdown: textOf(words, round) })
      const [{ ms }] = (await once(thread, 'message')) as [{ ms: number }]
      times.push(ms)
    }
    const [first = 0, ...others] = times
    rows.push({
      what: `an article of ${words.toLocaleString('en')} words analysed`,
      measured: `${median(others).toFixed(0)} ms, the first ${first.toFixed(0)} ms`,
      limit: 'reported',
    })
  }
  await thread.terminate()
  return rows
}

/** A script as it is sent; `kind` is how its one file is called. */
async function sent(what: string, kind: RegExp, most: number): Promise<Row> {
  const assets = fileURLToPath(new URL('../dist/web/assets/', import.meta.url))
  const files = (await readdir(assets)).filter((file) => kind.test(file))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(assets, file))).size))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000
  return {
    what,
    measured: `${kilobytes.toFixed(0)} kB in ${files.length} files`,
    limit: `at most ${most} kB`,
    met: files.length === 1 && kilobytes <= most,
  }
}
