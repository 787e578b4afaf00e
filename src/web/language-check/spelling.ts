// What the worker with the word list said of the words of this page: one for all checks, asked once for each word. Loads
// nothing until somebody starts it. Knows no text and no markup.
import { useSyncExternalStore } from 'react'
import type { Answer, CheckedText, Question } from './spelling-worker.ts'

/** What is remembered of words, at most; whoever types for hours leaves many halves of words behind. */
const MOST_WORDS = 20_000

export interface Spelling {
  phase: 'off' | 'loading' | 'ready' | 'failed'
  /** By word, whether it is right; a word that is not in it has not been answered. */
  answers: ReadonlyMap<string, boolean>
  /** The last text that was checked in the worker. */
  checked: CheckedText | null
}

let state: Spelling = { phase: 'off', answers: new Map(), checked: null }
const listeners = new Set<() => void>()
let worker: Worker | null = null
let lastId = 0
const waiting = new Map<number, (answer: Answer) => void>()
/** Asked and not answered yet. */
let asked = new Set<string>()
/** The last question for suggestions: each waits for the one before, so that words that are typed come in between. */
let turn: Promise<unknown> = Promise.resolve()
const suggestions = new Map<string, Promise<readonly string[]>>()

function become(next: Partial<Spelling>): void {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

function fail(): void {
  worker?.terminate()
  worker = null
  asked = new Set()
  suggestions.clear()
  const left = [...waiting]
  waiting.clear()
  become({ phase: 'failed' })
  for (const [id, answer] of left) answer({ id, right: null })
}

/** Loads the word list in a worker, unless that was done; after a failure, again. */
export function startSpelling(): void {
  if (worker) return
  const started = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' })
  worker = started
  become({ phase: 'loading' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('findings' in data) return become({ checked: { text: data.text, findings: data.findings } })
    const answer = waiting.get(data.id)
    waiting.delete(data.id)
    answer?.(data)
  })
  started.addEventListener('error', () => worker === started && fail())
}

function ask(question: { words: readonly string[] } | { meant: string }): Promise<Answer> {
  lastId += 1
  const id = lastId
  const { promise, resolve } = Promise.withResolvers<Answer>()
  waiting.set(id, resolve)
  worker?.postMessage({ id, ...question } satisfies Question)
  return promise
}

/** Asks the words that have not been asked; the answers come with a new state. Does nothing before `startSpelling`. */
export function askWords(words: readonly string[]): void {
  const fresh = words.filter((word) => !state.answers.has(word) && !asked.has(word))
  if (!worker || (fresh.length === 0 && state.phase === 'ready')) return
  for (const word of fresh) asked.add(word)
  void keepAnswers(worker, fresh)
}

async function keepAnswers(asking: Worker, words: readonly string[]): Promise<void> {
  const answer = await ask({ words })
  if (worker !== asking) return
  if (!('right' in answer) || answer.right === null) return fail()
  const answers = new Map(state.answers.size > MOST_WORDS ? [] : state.answers)
  for (const [at, word] of words.entries()) {
    answers.set(word, answer.right[at] ?? true)
    asked.delete(word)
  }
  become({ phase: 'ready', answers })
}

/** Checks a long text in the worker: what is found comes with a new state, first by the rules alone. */
export function checkText(text: string, own: readonly string[]): void {
  lastId += 1
  worker?.postMessage({ id: lastId, text, own } satisfies Question)
}

/** What could be meant by a word that is wrong, best first; none when the list is not there. Takes some 80 ms a word. */
export function suggestionsFor(word: string): Promise<readonly string[]> {
  const known = suggestions.get(word)
  if (known) return known
  const found = turn.then(async () => {
    if (!worker) return []
    const answer = await ask({ meant: word })
    return ('suggestions' in answer && answer.suggestions) || []
  })
  turn = found
  suggestions.set(word, found)
  return found
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const snapshot = () => state

/** What is known of the spelling, for a component that follows it. */
export function useSpelling(): Spelling {
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
