// Fifty large pages asked for at once: how long health waits meanwhile, and how much memory the server and the children
// that read them take and keep.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readSource } from '#contract/sources/endpoints.ts'
import { PAGE_BYTES } from '#server/sources/routes.ts'
import { newspaperPage, paragraphs } from '../tests/support/articles.ts'
import { residentOfAll, startNode } from './measure.ts'
import type { Row } from './report.ts'

const PAGES = 50
const ROUNDS = 3
/** When memory is looked at again, in ms after the last page: a while after the child processes were let go. */
const RESTED_MS = 75_000
const PAUSE_MS = 10

/** An article among scripts, as large as may be. */
function page(): string {
  const small = newspaperPage(paragraphs(30))
  const script = '<script>var stand = {"tekst": "een twee drie"};</script>\n'
  return small.replace('<footer>', script.repeat((PAGE_BYTES - small.length) / script.length - 1) + '<footer>')
}

export async function crowd({ name, env }: { name: string; env: Record<string, string> }): Promise<Row> {
  const html = page()
  const web = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  })
  await new Promise<void>((resolve) => void web.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(web.address() as AddressInfo).port}`
  const host = startNode('bench/host.ts', { ...env, STRANGE_WEB: address })
  const { ours, cookie } = JSON.parse(await host.prints(/(\{.*\})/)) as { ours: string; cookie: string }
  const ask = async () => {
    const reply = await fetch(ours + readSource.path, {
      method: readSource.method,
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ url: `http://${address}/` }),
    })
    await reply.arrayBuffer()
    if (reply.status !== 200 && reply.status !== 503) throw new Error(`a page: ${reply.status}`)
    return reply.status
  }
  const memory = async () => residentOfAll(host.process.pid)
  const before = await memory()
  const slowest: number[] = []
  let most = before
  let read = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const asking = { now: true }
    const asked = Promise.all(Array.from({ length: PAGES }, ask)).finally(() => (asking.now = false))
    let longest = 0
    while (asking.now) {
      const begun = performance.now()
      await (await fetch(`${ours}/api/health`)).arrayBuffer()
      longest = Math.max(longest, performance.now() - begun)
      most = Math.max(most, await memory())
      await wait(PAUSE_MS)
    }
    slowest.push(longest)
    read = (await asked).filter((status) => status === 200).length
  }
  await wait(RESTED_MS)
  const kept = (await memory()) - before
  await host.stop()
  web.close()
  return {
    what: `${PAGES} pages of 3 MB asked for at once, ${name}`,
    measured: `${read} read, slowest health ${slowest.map((ms) => ms.toFixed(0)).join(', ')} ms, ${Math.round(most - before)} MB more, ${Math.round(kept)} after a minute`,
    limit: 'reported',
  }
}
