// A server in a process of its own that tells how long its event loop was held. For tests that send it the worst there is.
import { startApp } from './app.ts'
import { slownessNow, startLoopProbe } from './loop-probe.ts'

const app = await startApp({ rateLimit: false })
const [admin, maker] = [await app.loggedIn({ role: 'admin' }), await app.loggedIn({ role: 'paid' })]
const probe = startLoopProbe()

process.on('message', (asked) => {
  if (asked === 'longest') process.send?.({ longest: probe.longest() })
  // The loop is held by that, and by nothing else: it is left out.
  if (asked === 'slowness') process.send?.({ slowness: slownessNow().processor, leftOut: probe.longest() })
  if (asked === 'close') void close()
})
process.once('disconnect', () => process.exit())
process.send?.({ url: app.url, admin: admin.client.cookie, maker: maker.client.cookie })

async function close(): Promise<void> {
  probe.stop()
  await app.close()
  process.disconnect()
}
