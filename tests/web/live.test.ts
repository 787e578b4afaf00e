// How one window follows what others change: over one stream, whatever is on its screen.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import type { Topic } from '#contract/live.ts'
import { listen } from '#web/live/stream.ts'

/** Stands in for the browser's: what it says is said by the test. */
class Stream extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = Stream.CONNECTING
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    Stream.all.push(this)
  }
  close() {
    this.readyState = Stream.CLOSED
  }
  opens() {
    this.readyState = Stream.OPEN
    this.dispatchEvent(new Event('open'))
  }
  says(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }
  /** `for good`: the server refused it, and the browser does not try again by itself. */
  breaks(forGood: boolean) {
    this.readyState = forGood ? Stream.CLOSED : Stream.CONNECTING
    this.dispatchEvent(new Event('error'))
  }
  static get open() {
    return Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED)
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })
const connection = new EventTarget()
const browser = { EventSource: Stream, document: page, window: connection }

const leaving = new Set<() => void>()

/** Something on the screen that follows `topics`; counts what it is told. */
function follower(...topics: Topic[]) {
  const told = { changed: 0, missed: 0 }
  const leave = listen({
    topics,
    changed: () => void (told.changed += 1),
    missed: () => void (told.missed += 1),
  })
  leaving.add(leave)
  return { told, leave }
}

const latest = () => Stream.all.at(-1) ?? assert.fail('no stream was opened')

function see(seen: boolean): void {
  page.hidden = !seen
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a window', () => {
  /** What stood there: other files may have put something of theirs. */
  let before: [string, unknown][] = []
  beforeEach(() => {
    before = Object.keys(browser).map((name) => [name, Reflect.get(globalThis, name)])
    Object.assign(globalThis, browser)
    Stream.all = []
    page.hidden = false
  })
  afterEach(() => {
    for (const leave of leaving) leave()
    leaving.clear()
    mock.timers.reset()
    Object.assign(globalThis, Object.fromEntries(before))
  })

  test('everything on a screen shares one stream, which closes when the last of it goes', () => {
    const [links, board] = [follower('links'), follower('links', 'tasks')]
    assert.equal(Stream.all.length, 1)
    links.leave()
    assert.equal(Stream.open.length, 1)
    // Who says it twice is still one who went.
    links.leave()
    assert.equal(Stream.open.length, 1)
    board.leave()
    assert.equal(Stream.open.length, 0)
    follower('tasks')
    assert.deepEqual([Stream.all.length, Stream.open.length], [2, 1])
  })

  test('each hears of its own topics only, and of nothing that is no notice', () => {
    const [links, board] = [follower('links'), follower('links', 'tasks')]
    latest().opens()
    latest().says({ topic: 'links', id: 7 })
    latest().says({ topic: 'tasks' })
    for (const odd of ['{', 'null', { topic: 'taken' }, { id: 3 }]) latest().says(odd)
    assert.deepEqual([links.told.changed, board.told.changed], [1, 2])
  })

  test('who comes while the stream is open is told at once that it may have missed something; the others are not', () => {
    const first = follower('links')
    latest().opens()
    assert.equal(first.told.missed, 1)
    const second = follower('links')
    assert.deepEqual([first.told.missed, second.told.missed], [1, 1])
  })

  test('who comes before the stream is open is told when it opens, once', () => {
    const [first, second] = [follower('links'), follower('tasks')]
    assert.deepEqual([first.told.missed, second.told.missed], [0, 0])
    latest().opens()
    assert.deepEqual([first.told.missed, second.told.missed], [1, 1])
  })

  test('a window that nobody sees holds no stream, and is told what it may have missed when it is seen again', () => {
    const [links, tasks] = [follower('links'), follower('tasks')]
    latest().opens()
    see(false)
    assert.equal(Stream.open.length, 0)
    const third = follower('users')
    assert.equal(Stream.open.length, 0)
    see(true)
    assert.equal(Stream.open.length, 1)
    latest().opens()
    assert.deepEqual([links.told.missed, tasks.told.missed, third.told.missed], [2, 2, 1])
  })

  test('a screen that opens in a window nobody sees opens no stream', () => {
    page.hidden = true
    follower('links')
    assert.equal(Stream.all.length, 0)
  })

  test('a stream that was refused is asked for again after a while; one that broke off is left to the browser', () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const { leave, told } = follower('links')
    latest().breaks(false)
    mock.timers.tick(60_000)
    assert.equal(Stream.all.length, 1)
    latest().opens()
    latest().breaks(true)
    mock.timers.tick(9_999)
    assert.equal(Stream.all.length, 1)
    mock.timers.tick(1)
    assert.equal(Stream.all.length, 2)
    latest().opens()
    assert.equal(told.missed, 2)
    latest().breaks(true)
    leave()
    mock.timers.tick(60_000)
    assert.equal(Stream.all.length, 2)
  })

  test('a connection that comes back may have missed something, and is no second stream', () => {
    const { told } = follower('links')
    latest().opens()
    connection.dispatchEvent(new Event('online'))
    assert.equal(told.missed, 2)
    assert.equal(Stream.all.length, 1)
  })
})
