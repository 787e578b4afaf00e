// A server in a process of its own, of which a test asks how long its event loop was held.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface LoopServer {
  url: string
  cookies: Record<'admin' | 'maker', string>
  /** The longest turn of its event loop since this was asked last, in ms of its processor. */
  longest: () => Promise<number>
  /** How many times longer than the machine of the yardstick its processor takes now. */
  slowness: () => Promise<number>
  stop: () => Promise<void>
}

export async function startLoopServer(): Promise<LoopServer> {
  const child = fork(fileURLToPath(new URL('./loop-process.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit')
  const ask = async (what?: string): Promise<Record<string, never>> => {
    const answer = Promise.race([
      once(child, 'message'),
      exited.then(() => Promise.reject(new Error('the server ended'))),
    ])
    if (what !== undefined) child.send(what)
    const [said] = (await answer) as [Record<string, never>]
    return said
  }
  const { url, admin, maker } = (await ask()) as unknown as Record<'url' | 'admin' | 'maker', string>
  return {
    url,
    cookies: { admin, maker },
    longest: async () => Number((await ask('longest')).longest),
    slowness: async () => Number((await ask('slowness')).slowness),
    stop: async () => {
      child.send('close')
      await exited
    },
  }
}
