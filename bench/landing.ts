// The landing page as a phone on a slow line sees it: how much script it loads, when its largest part is painted, whether
// anything moves, and whether the page is ever busy for so long that a tap waits. Beside it, on the same line, a page with nothing
// but a heading: what that takes is the line's and the machine's, and not ours.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Request } from 'playwright-core'
import { median, startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const SCRIPT_KB = 8
const PAINT_MS = 1_500
const TASK_MS = 50
/** What a bare page takes where nothing else runs: two round trips of the line, and a frame. A busy machine takes longer. */
const BARE_PAINT_MS = 330
const ROUNDS = 5
/** How long a page is watched after it has loaded, in ms: what is late counts too. */
const WATCHED_MS = 2_000
/** The slow 4G of Chromium's own tools: 150 ms, 1.6 Mbit/s down and 0.75 Mbit/s up, in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

/** What one look at a page gave. */
interface Look {
  scriptBytes: number
  paintMs: number
  shift: number
  /** The longest task of 50 ms and more; 0 without one. */
  taskMs: number
}

type Watched = typeof globalThis & { seen: { paint: number; shift: number; task: number } }

export async function landing(executablePath: string, yardstick: Yardstick): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
  const server = startNode('src/server/main.js', { DATA_DIR: dataDir, PORT: '0', ANALYTICS: 'on' })
  const url = await server.prints(/Kopij draait op (\S+)/)
  const bare = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Kaal</title><h1>Van los idee</h1>')
  })
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening))
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    await look(browser, url)
    const ours: Look[] = []
    const peers: Look[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await look(browser, url))
      peers.push(await look(browser, bareUrl))
    }
    return rows(ours, peers, yardstick)
  } finally {
    await browser.close()
    await server.stop()
    bare.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function rows(ours: readonly Look[], peers: readonly Look[], yardstick: Yardstick): Row[] {
  const kilobytes = Math.max(...ours.map(({ scriptBytes }) => scriptBytes)) / 1_000
  const paint = median(ours.map(({ paintMs }) => paintMs))
  const barePaint = median(peers.map(({ paintMs }) => paintMs))
  const shift = Math.max(...ours.map((one) => one.shift))
  const task = median(ours.map(({ taskMs }) => taskMs))
  const bareTask = median(peers.map(({ taskMs }) => taskMs))
  const paintLimit = PAINT_MS * Math.max(1, barePaint / BARE_PAINT_MS)
  const taskLimit = Math.max(TASK_MS, yardstick.ms(TASK_MS))
  const taskWords = (ms: number) => (ms === 0 ? `never ${TASK_MS} ms` : `${Math.round(ms)} ms`)
  return [
    {
      what: 'landing: script, brotli',
      measured: `${kilobytes.toFixed(1)} kB`,
      limit: `at most ${SCRIPT_KB} kB`,
      met: kilobytes > 0 && kilobytes <= SCRIPT_KB,
    },
    {
      what: 'landing, slow 4G and processor four times slower: largest paint',
      measured: `${Math.round(paint)} ms (a bare page ${Math.round(barePaint)} ms)`,
      limit: scaled('at most', PAINT_MS, paintLimit),
      met: paint > 0 && paint <= paintLimit,
    },
    { what: 'landing: what moves after it was painted', measured: shift.toFixed(4), limit: '0', met: shift === 0 },
    {
      what: 'landing: the longest that the page was busy',
      measured: `${taskWords(task)} (a bare page ${taskWords(bareTask)})`,
      limit: scaled('at most', TASK_MS, taskLimit),
      met: task <= taskLimit,
    },
  ]
}

/** One visit of a phone that was never there. */
async function look(browser: Browser, url: string): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 780 },
    deviceScaleFactor: 2,
    locale: 'nl-NL',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const scripts: Request[] = []
  page.on('requestfinished', (request) => void (request.resourceType() === 'script' && scripts.push(request)))
  await page.addInitScript(() => {
    const seen = { paint: 0, shift: 0, task: 0 }
    ;(globalThis as Watched).seen = seen
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
    watch('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value))
    watch('longtask', ({ duration }) => (seen.task = Math.max(seen.task, duration)))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(WATCHED_MS)
  const seen = await page.evaluate(() => (globalThis as Watched).seen)
  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize))
  await context.close()
  return {
    scriptBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    paintMs: seen.paint,
    shift: seen.shift,
    taskMs: seen.task,
  }
}
