// What the screen of tasks works out by itself: words for a due date, the order shown, and what two versions differ in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Task, TaskEntry } from '#contract/tasks/task.ts'
import { addedWords } from '#web/tasks/added-words.ts'
import { dueWords, slashedDay } from '#web/tasks/due-words.ts'
import { differences } from '#web/edit/use-edit.ts'
import { taskWords, valuesOfLink } from '#web/tasks/task-values.ts'
import { placeIn } from '#web/tasks/use-marked.ts'
import { everythingOpen, isFiltered, mayReorder, moved, neighbourAt, sorted } from '#web/tasks/wanted.ts'

const task = (id: number, fields: Partial<Task> = {}): Task & TaskEntry => ({
  id,
  title: `Taak ${id}`,
  description: null,
  dueDate: null,
  completed: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  createdBy: null,
  completedAt: null,
  completedBy: null,
  completedByName: null,
  priority: 0,
  position: id,
  assigneeId: null,
  assigneeName: null,
  linkId: null,
  linkTitle: null,
  linkUrl: null,
  recurrence: null,
  checklist: null,
  version: 0,
  ...fields,
})
const ids = (tasks: readonly TaskEntry[]) => tasks.map(({ id }) => id)

const words: Record<string, [words: string | null, urgency: string]> = {
  '2026-11-17': ['3 dagen te laat', 'overdue'],
  '2026-11-19': ['1 dag te laat', 'overdue'],
  '2026-11-20': ['vandaag', 'today'],
  '2026-11-21': ['morgen', 'later'],
  '2026-11-22': ['over 2 dagen', 'later'],
  '2026-11-27': ['over 7 dagen', 'later'],
  '2026-11-28': [null, 'later'],
}
for (const [day, [said, urgency]] of Object.entries(words)) {
  test(`on 20 November ${day} is ${said ?? 'only a date'}`, () =>
    assert.deepEqual(dueWords(day, '2026-11-20'), { words: said, urgency }))
}

test('the change of the clock does not make a day of it', () => {
  assert.equal(dueWords('2026-10-26', '2026-10-25').words, 'morgen')
  assert.equal(dueWords('2026-03-30', '2026-03-29').words, 'morgen')
  assert.equal(slashedDay('2026-03-30'), '30/03/2026')
})

test('a task goes before another, to the end, and stays where it is when that one is gone', () => {
  const list = [1, 2, 3, 4].map((id) => task(id))
  assert.deepEqual(ids(moved(list, 1, 3)), [2, 1, 3, 4])
  assert.deepEqual(ids(moved(list, 4, 1)), [4, 1, 2, 3])
  assert.deepEqual(ids(moved(list, 2, null)), [1, 3, 4, 2])
  assert.deepEqual(ids(moved(list, 9, 1)), [1, 2, 3, 4])
})

test('a place in the list is right before the task that stands there', () => {
  const list = [1, 2, 3, 4].map((id) => task(id))
  for (const id of [1, 2, 3, 4]) {
    for (const to of [0, 1, 2, 3]) {
      const after = ids(moved(list, id, neighbourAt(list, id, to)))
      assert.equal(after.indexOf(id), to)
    }
  }
})

test('what is open stands as people put it, by date or by priority; what is done, last first', () => {
  const list = [
    task(1, { dueDate: '2026-12-02', completedAt: '2026-11-01T00:00:00.000Z' }),
    task(2, { priority: 2 }),
    task(3, { dueDate: '2026-12-01', priority: 1, completedAt: '2026-11-03T00:00:00.000Z' }),
  ]
  assert.deepEqual(ids(sorted(list, { order: 'own', state: 'open' })), [1, 2, 3])
  assert.deepEqual(ids(sorted(list, { order: 'due', state: 'open' })), [3, 1, 2])
  assert.deepEqual(ids(sorted(list, { order: 'priority', state: 'all' })), [2, 3, 1])
  assert.deepEqual(ids(sorted(list, { order: 'own', state: 'done' })), [3, 1, 2])
})

test('tasks can be moved where all that are open are shown in their own order', () => {
  assert.ok(mayReorder(everythingOpen) && mayReorder({ ...everythingOpen, state: 'all' }))
  for (const other of [
    { order: 'due' },
    { state: 'done' },
    { search: 'x' },
    { assignee: 'me' },
    { priority: '0' },
    { due: 'today' },
  ])
    assert.ok(!mayReorder({ ...everythingOpen, ...other } as typeof everythingOpen), JSON.stringify(other))
  assert.ok(!isFiltered({ ...everythingOpen, search: '  ' }))
})

test('the difference between two versions names each field, with what stood there and what stands there now', () => {
  const before = task(1, { dueDate: '2026-12-01', description: 'Oud' })
  const now = task(1, { title: 'Anders', priority: 2, assigneeId: 3, assigneeName: 'Bea' })
  assert.deepEqual(differences(taskWords, before, now), [
    { label: 'Titel', before: 'Taak 1', now: 'Anders' },
    { label: 'Omschrijving', before: 'Oud', now: 'leeg' },
    { label: 'Einddatum', before: '01/12/2026', now: 'geen' },
    { label: 'Prioriteit', before: 'Normaal', now: 'Dringend' },
    { label: 'Toegewezen aan', before: 'niemand', now: 'Bea' },
  ])
  assert.deepEqual(differences(taskWords, before, task(1, { dueDate: '2026-12-01', description: 'Oud' })), [])
})

test('a link makes a task that fits, whatever the link is called', () => {
  const link = { linkId: 7, url: 'https://example.nl', notes: 'Mooi' }
  const made = valuesOfLink({ ...link, title: 'Duinen' })
  assert.deepEqual([made.title, made.description, made.linkId], ['Duinen', 'Mooi\n\nhttps://example.nl', 7])
  assert.equal([...valuesOfLink({ ...link, title: '🎉'.repeat(300) }).title].length, 200)
  assert.equal(valuesOfLink({ ...link, title: 'x' }).title, 'Taak bij een link')
})

test('a task that was added is found among the rows, below them, or not at all once the list is settled', () => {
  const tasks = [1, 2, 3].map((id) => task(id))
  const list = { tasks, rows: 2, settled: false }
  assert.deepEqual(
    [1, 2, 3, 4].map((id) => placeIn(list, id)),
    ['seen', 'seen', 'below', undefined],
  )
  assert.equal(placeIn({ ...list, settled: true }, 4), 'hidden')
})

test('what is said of a new task is where it stands', () => {
  const tasks = [1, 2, 3].map((id) => task(id))
  assert.equal(addedWords(task(3), 'seen', tasks), '‘Taak 3’ staat onderaan de lijst.')
  assert.equal(addedWords(task(3), 'below', tasks), '‘Taak 3’ staat helemaal onderaan de lijst.')
  assert.equal(addedWords(task(1), 'seen', tasks), '‘Taak 1’ staat op plek 1 van 3.')
  assert.equal(addedWords(task(4), 'hidden', tasks), '‘Taak 4’ past niet bij wat je nu ziet.')
})
