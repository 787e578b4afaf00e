// The worker in which Hunspell and the word list live: loading them takes a moment in which nobody could type. Long texts are checked
// here whole, for the same reason.
import { loadModule, type Hunspell } from 'hunspell-asm'
import { checkLanguage, rules, type Finding } from '#dutch/language-check/check.ts'
import type { Rule } from '#dutch/language-check/rule.ts'
import { isRight, openWordList, type WordList } from '#dutch/language-check/word-forms.ts'
import { unpackWordList } from './word-list-file.ts'

/** Which of `words` are right, what could be meant by `meant`, or what is found in `text`, of whose writer `own` are right too. */
export type Question =
  | { id: number; words: readonly string[] }
  | { id: number; meant: string }
  | { id: number; text: string; own: readonly string[] }
/**
 * In the order of the words; null: the word list could not be loaded. A text is answered at once, and the last one again with the
 * spelling when the list has come.
 */
export type Answer = { id: number } & (
  { right: readonly boolean[] | null } | { suggestions: readonly string[] | null } | CheckedText
)

export interface CheckedText {
  text: string
  findings: readonly (Finding & Pick<Rule, 'severity'>)[]
}

/** Time to compile Hunspell: hunspell-asm gives up after 3 seconds, which an old phone may need. */
const COMPILE_MS = 60_000

interface Speller {
  list: WordList
  hunspell: Hunspell
}

let speller: Speller | null = null
/** The last text that was asked. */
let last: { id: number; text: string; own: readonly string[] } | null = null

const opened = open()
void checkAgain()

async function checkAgain(): Promise<void> {
  try {
    speller = await opened
    if (last) self.postMessage({ id: last.id, ...checked(last) } satisfies Answer)
  } catch {
    // A failure is told with the answers.
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if ('text' in data) {
    last = data
    return self.postMessage({ id: data.id, ...checked(data) } satisfies Answer)
  }
  void opened.then(
    (ready) => self.postMessage(answer(data, ready)),
    () => self.postMessage(answer(data, null)),
  )
})

function answer(question: Exclude<Question, { text: string }>, ready: Speller | null): Answer {
  const { id } = question
  if ('words' in question) {
    return { id, right: ready && question.words.map((word) => isRight(word, ready.list)) }
  }
  return { id, suggestions: ready && ready.hunspell.suggest(question.meant) }
}

/** Of the words of texts, whether they are right: the next text has nearly all of them again. */
const known = new Map<string, boolean>()
const MOST_KNOWN = 50_000

function checked({ text, own }: { text: string; own: readonly string[] }): CheckedText {
  const list = speller?.list
  const owned = new Set(own)
  if (known.size > MOST_KNOWN) known.clear()
  function knows(word: string): boolean {
    if (owned.has(word)) return true
    const before = known.get(word)
    if (before !== undefined || list === undefined) return before ?? true
    const right = isRight(word, list)
    known.set(word, right)
    return right
  }
  const findings = checkLanguage(text, list ? knows : null)
  return { text, findings: findings.map((finding) => ({ ...finding, severity: rules[finding.rule].severity })) }
}

async function open(): Promise<Speller> {
  const [factory, packed] = await Promise.all([loadModule({ timeout: COMPILE_MS }), fetchWordList()])
  const { affixes, words } = unpackWordList(packed)
  const bytes = new TextEncoder()
  const hunspell = factory.create(
    factory.mountBuffer(bytes.encode(affixes), 'dutch.aff'),
    factory.mountBuffer(bytes.encode(words), 'dutch.dic'),
  )
  return { list: openWordList(hunspell, words), hunspell }
}

/** The build writes the file; see vite.config.ts. */
async function fetchWordList(): Promise<string> {
  const reply = await fetch(new URL('../../../.cache/word-list/dutch.words', import.meta.url))
  if (!reply.ok) throw new Error(`the word list was answered with ${reply.status}`)
  return reply.text()
}
