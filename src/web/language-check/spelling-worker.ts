// The worker in which Hunspell and the word list live: loading them takes a moment in which nobody could type. Knows no text,
// only the words it is asked.
import { loadModule, type Hunspell } from 'hunspell-asm'
import { isRight, openWordList, type WordList } from '#dutch/language-check/word-forms.ts'
import { unpackWordList } from './word-list-file.ts'

/** Which of `words` are right, or what could be meant by `meant`. */
export type Question = { id: number; words: readonly string[] } | { id: number; meant: string }
/** In the order of the words; null: the word list could not be loaded. */
export type Answer = { id: number } & ({ right: readonly boolean[] | null } | { suggestions: readonly string[] | null })

/** Time to compile Hunspell: hunspell-asm gives up after 3 seconds, which an old phone may need. */
const COMPILE_MS = 60_000

interface Speller {
  list: WordList
  hunspell: Hunspell
}

const opened = open()
// A failure is told with the answers.
opened.catch(() => undefined)

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void opened.then(
    (speller) => self.postMessage(answer(data, speller)),
    () => self.postMessage(answer(data, null)),
  )
})

function answer(question: Question, speller: Speller | null): Answer {
  const { id } = question
  if ('words' in question) {
    return { id, right: speller && question.words.map((word) => isRight(word, speller.list)) }
  }
  return { id, suggestions: speller && speller.hunspell.suggest(question.meant) }
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
