// From the figures of an article to the passage that they are about.
import { after, before, test } from 'node:test'
import { until } from '../support/app.ts'
import { contentOf } from '../support/article-page.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

/** How many times slower the browser works than this machine: going there takes longer than any pause that one would guess. */
const SLOWER = 12

test('a passage that stands elsewhere too is gone to, with the cursor in it, however slow the browser is', async () => {
  const page = await house.member()
  const passage = 'Het dek van de fietsbrug over de Linge is rot en gaat tien weken dicht.'
  const others = Array.from({ length: 40 }, (_, at) => `Alinea ${at + 1} gaat over iets anders dan de vorige.`)
  const content = [...others, passage].join('\n\n')
  const data = { title: 'Fietsbrug dicht', content, originalContent: passage }
  const { id } = (await (await page.request.post('/api/articles', { data })).json()) as { id: number }
  await page.request.post(`/api/articles/${id}/metrics`)
  await page.goto(`/artikelen/${id}`)
  await until(async () => (await contentOf(page)).includes('Alinea 40'), 'the text is there')
  await page.getByRole('tab', { name: 'Metrics' }).click()
  const go = page.getByRole('button', { name: /^Alinea 41 staat woord voor woord/ })
  await go.waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await go.click()
  await until(
    () => page.getByRole('textbox', { name: 'Inhoud' }).evaluate((text) => text === document.activeElement),
    'the text has the focus',
  )
  await page.keyboard.type('Let op: ')
  await until(async () => (await contentOf(page)).includes(`Let op: ${passage}`), 'it is typed before the passage')
})
