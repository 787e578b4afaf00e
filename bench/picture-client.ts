// Somebody who has pictures made: six at once, and one more enlarged; with AGAIN=on six more as long as that takes. A process of its
// own, so that what it costs to send them is not measured with the server. Prints `begun`, and in the end how many were made.
import { readFile } from 'node:fs/promises'

const { SERVER, COOKIE, CAMERA, SOURCE } = process.env as Record<string, string>
const FILES = 6

async function send(path: string, field: string, bytes: Buffer, name: string): Promise<void> {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)]), name)
  const reply = await fetch(`${SERVER}${path}`, { method: 'POST', body: form, headers: { cookie: COOKIE! } })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`)
}

const camera = await readFile(CAMERA!)
const source = await readFile(SOURCE!)
const batch = () =>
  Promise.all(
    Array.from({ length: FILES }, (_, at) => send('/api/image-enhancer/enhance', 'images', camera, `${at}.jpg`)),
  )

if (process.env.ONCE === 'on') {
  await send('/api/image-enhancer/enhance', 'images', source, 'bron.png')
  process.stdout.write('made 1\n')
} else {
  process.stdout.write('begun\n')
  const enlarging = new AbortController()
  const enlarged = send('/api/upscale-image', 'image', source, 'bron.png').finally(() => enlarging.abort())
  let made = 0
  do {
    await batch()
    made += FILES
  } while (process.env.AGAIN === 'on' && !enlarging.signal.aborted)
  await enlarged
  process.stdout.write(`made ${made}\n`)
}
