// Reading an article from its page: how long a page of 500 kB takes, and how long the event loop is held meanwhile, also by
// pages that were made to hold it.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createPageReader } from '#server/sources/page-reader.ts'
import { PAGE_BYTES } from '#server/sources/routes.ts'
import { newspaperPage, paragraphs, sentence } from '../tests/support/articles.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

/** In ms on the machine of the yardstick. */
const LIMIT_MS = 300
const HELD_MS = 50
const PAGE_SIZE = 500_000
const ROUNDS = 9

const filled = (part: string, before = '', bytes = PAGE_BYTES) => before + part.repeat(bytes / part.length)

/** An article of 1,200 words, with teasers and comments below it until the page is as large as it should be. */
function savedPage(): string {
  const around = `<div class="teaser"><a href="/a"><img src="/a.jpg"><h3>Een heel ander bericht</h3></a></div>
    <div class="item" id="i"><p>${sentence}</p><span class="time">12:00</span></div>`
  const page = newspaperPage(paragraphs(30))
  return page.replace('<footer>', `<div class="related">${filled(around, '', PAGE_SIZE - page.length)}</div><footer>`)
}

const hostile = [
  filled('<b>'),
  filled('woord ', '<p>'),
  filled('<', '<p>'),
  filled(`<p>${sentence}</p><div>${sentence}</div>`, '<div>'.repeat(100)),
  filled(' \n', '<p>a'),
]

export async function reading({ ms }: Yardstick): Promise<Row[]> {
  const reader = createPageReader()
  const stays = { userId: 1, signal: new AbortController().signal }
  const read = (html: string) =>
    reader.read({ bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8', url: 'https://krant.nl/a' }, stays)
  const page = savedPage()
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now()
    const found = await read(page)
    times.push(performance.now() - started)
    if (typeof found === 'string' || !found.text.startsWith('Alinea 1.'))
      throw new Error(`no article: ${JSON.stringify(found).slice(0, 200)}`)
  }
  const [first = 0, ...rest] = times
  const memory = process.memoryUsage.rss()
  const delays = monitorEventLoopDelay({ resolution: 1 })
  delays.enable()
  for (const html of hostile) await read(html)
  delays.disable()
  const held = delays.max / 1e6
  await reader.close()
  return [
    {
      what: `a page of ${PAGE_SIZE / 1_000} kB read in a child process, median of ${ROUNDS}`,
      measured: `${median(rest).toFixed(0)} ms, slowest ${Math.max(...rest).toFixed(0)}, with a new process ${first.toFixed(0)}`,
      limit: scaled('median at most', LIMIT_MS, ms(LIMIT_MS)),
      met: median(rest) <= ms(LIMIT_MS),
    },
    {
      what: 'the event loop held while pages of 3 MB made to hold it are read, longest',
      measured: `${held.toFixed(0)} ms; the process then had ${Math.round((process.memoryUsage.rss() - memory) / 1e6)} MB more`,
      limit: scaled('at most', HELD_MS, ms(HELD_MS)),
      met: held <= ms(HELD_MS),
    },
  ]
}
