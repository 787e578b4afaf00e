// What a task says beside its title: fetched when it is opened in the list, ticked there, and followed while it is open.
import { after, before, test } from 'node:test'
import type { Task } from '#contract/tasks/task.ts'
import { until } from '../support/app.ts'
import { openBrowser, type TestBrowser } from '../support/browser.ts'
import { toast } from '../support/maker-pages.ts'
import { administrator, colleague, kept, rows } from '../support/task-pages.ts'

let house: TestBrowser
before(async () => void (house = await openBrowser()))
after(() => house.close())

test('the items of a checklist are ticked in the list', async () => {
  const page = await administrator(house, [{ title: 'Gids', description: 'Let op.\n- [ ] strand\n- [ ] duinen' }])
  await page.getByRole('button', { name: 'Checklist van Gids: 0 van 2 afgevinkt' }).click()
  await page.getByLabel('duinen').click()
  await page.getByRole('button', { name: 'Checklist van Gids: 1 van 2 afgevinkt' }).waitFor()
  await until(
    async () => (await kept(page))[0]?.description === 'Let op.\n- [ ] strand\n- [x] duinen',
    'the tick is kept',
  )
})

test('a long description is fetched when it is opened, and ticked by its own text, far below where the list ends', async () => {
  const points = Array.from({ length: 60 }, (_, at) => `- [ ] Punt ${at}`)
  const page = await administrator(house, [{ title: 'Lang', description: `Vooraf.\n${points.join('\n')}` }])
  await page.getByRole('button', { name: 'Checklist van Lang: 0 van 60 afgevinkt' }).click()
  await page.getByLabel('Punt 59').click()
  await page.getByRole('button', { name: 'Checklist van Lang: 1 van 60 afgevinkt' }).waitFor()
  await until(() => page.getByLabel('Punt 59').isChecked(), 'it is ticked in what is open')
  const { id } = (await kept(page))[0] as { id: number }
  const read = async () => ((await (await page.request.get(`/api/tasks/${id}`)).json()) as Task).description
  await until(async () => (await read())?.endsWith('- [x] Punt 59') === true, 'the tick is kept')
  await page.reload()
  await page.getByRole('button', { name: 'Checklist van Lang: 1 van 60 afgevinkt' }).waitFor()
})

test('a tick that the server refuses is taken back, in the list and in what is open', async () => {
  const page = await administrator(house, [{ title: 'Gids', description: `${'Let op. '.repeat(40)}\n- [ ] strand` }])
  await page.getByRole('button', { name: 'Checklist van Gids: 0 van 1 afgevinkt' }).click()
  await page.route('**/checklist', (route) => route.fulfill({ status: 503, json: { message: 'Even niet.' } }))
  await page.getByLabel('strand').click()
  await toast(page, 'Even niet.').waitFor()
  await page.getByRole('button', { name: 'Checklist van Gids: 0 van 1 afgevinkt' }).waitFor()
  await until(async () => !(await page.getByLabel('strand').isChecked()), 'the tick is taken back in what is open')
})

test('an open description follows what a colleague makes of it', async () => {
  const page = await administrator(house, [{ title: 'Gids', description: 'Eerst zo.' }])
  await rows(page, 'Gids')
    .getByRole('button', { name: /^Omschrijving/ })
    .click()
  await page.getByText('Eerst zo.').waitFor()
  const other = await colleague(house)
  const { id } = (await kept(other))[0] as { id: number }
  await other.request.put(`/api/tasks/${id}`, { data: { description: 'Nu anders.' } })
  await page.getByText('Nu anders.').waitFor()
})
