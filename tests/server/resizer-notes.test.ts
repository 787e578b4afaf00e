// What the image resizer says of pictures that become another than their sender may expect.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { moving } from '../support/hostile-pictures.ts'
import { sendPictures, type SentPicture } from '../support/picture-requests.ts'
import { gradient, photoBytes } from '../support/pictures.ts'

let app: TestApp
let coffee: SentPicture
before(async () => {
  app = await startApp({ rateLimit: false })
  coffee = { bytes: await photoBytes('coffee.png'), name: 'koffie.png' }
})
after(() => app.close())

const enhance = (client: Client, pictures: readonly SentPicture[], fields: Record<string, unknown>) =>
  sendPictures(client, '/api/image-enhancer/enhance', pictures, { fields })

test('what a sender may not expect is told: of one that moves the first picture, of a small one or a strip that it will look so', async () => {
  const { client } = await app.loggedIn()
  const png = async (width: number, height: number) => ({
    bytes: await gradient({ width, height }).png().toBuffer(),
    name: 'a.png',
  })
  const sent = [coffee, { bytes: await moving('webp'), name: 'b.webp' }, await png(1, 1), await png(20_000, 50)]
  const notesIn = (body: { enhancedImages: { notes: string[] }[] }) => body.enhancedImages.map(({ notes }) => notes)
  const size = { width: 300, height: 200 }
  const filled = await enhance(client, sent, { recipe: { size } })
  assert.deepEqual(notesIn(filled.body), [[], ['still'], ['coarse'], ['coarse', 'piece']])
  const whole = await enhance(client, sent.slice(3), { recipe: { size, fit: 'blur' } })
  assert.deepEqual(notesIn(whole.body), [['strip']])
})
