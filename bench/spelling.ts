// The language check: whether its first answer waits for the word list, how long the list takes, and how many bytes it is.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkLanguage, wordsToAsk } from '#dutch/language-check/check.ts'
import { isRight } from '#dutch/language-check/word-forms.ts'
import { letters } from '../tests/dutch/language-check/corpus/letters.ts'
import { news } from '../tests/dutch/language-check/corpus/news.ts'
import { openHunspell } from '../tests/support/hunspell.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const LIMIT_MS = 100
const LIMIT_KB = 900
/** What the first answer may take with the spelling on, against without. */
const LIMIT_RATIO = 1.25
const WORDS = 500
const ROUNDS = 21

export async function spelling(yardstick: Yardstick): Promise<Row[]> {
  return [firstAnswer(), await lookedUp(yardstick), await sent()]
}

const words = `${news} ${letters}`.trim().split(/\s+/)

/** A text of 500 words, another in every round: nothing may be remembered of the one before. */
function textOf(round: number): string {
  const from = (round * 37) % (words.length - WORDS)
  return words.slice(from, from + WORDS).join(' ')
}

function took(work: () => void): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

/** The rules alone, against the rules while the list has not answered: what people wait for with the spelling on. */
function firstAnswer(): Row {
  const rounds = Array.from({ length: ROUNDS + 5 }, (_, round) => {
    const text = textOf(round)
    const alone = () => took(() => checkLanguage(text))
    const waiting = () => took(() => checkLanguage(text, () => undefined))
    // In turns: what goes first warms up for the other.
    if (round % 2 === 0) return { alone: alone(), waiting: waiting() }
    const second = waiting()
    return { alone: alone(), waiting: second }
  }).slice(5)
  const alone = median(rounds.map((round) => round.alone))
  const ratio = median(rounds.map((round) => round.waiting / round.alone))
  return {
    what: `language check of ${WORDS} words without the word list, and while it loads`,
    measured: `${alone.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
    limit: `ratio at most ${LIMIT_RATIO}`,
    met: ratio <= LIMIT_RATIO,
  }
}

/** Finding the words, asking the list for each and checking again: in one process here, in a worker in the browser. */
async function lookedUp({ ms }: Yardstick): Promise<Row> {
  const { list } = await openHunspell()
  const times = Array.from({ length: ROUNDS }, (_, round) => {
    const text = textOf(round)
    return took(() => {
      const answers = new Map(wordsToAsk(text).map((word) => [word, isRight(word, list)]))
      checkLanguage(text, (word) => answers.get(word))
    })
  })
  return {
    what: `spelling of ${WORDS} words once the list is there`,
    measured: `${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    limit: scaled('median at most', LIMIT_MS, ms(LIMIT_MS)),
    met: median(times) <= ms(LIMIT_MS),
  }
}

/** The files of the build that are loaded for the spelling alone, as they are sent. */
async function sent(): Promise<Row> {
  const assets = fileURLToPath(new URL('../dist/web/assets/', import.meta.url))
  const files = (await readdir(assets)).filter((file) => /^(?:spelling-worker-.*\.js|dutch-.*\.words)\.br$/.test(file))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(assets, file))).size))
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000
  return {
    what: 'the word list with Hunspell, brotli',
    measured: `${kilobytes.toFixed(0)} kB in ${files.length} files`,
    limit: `at most ${LIMIT_KB} kB`,
    met: files.length === 2 && kilobytes <= LIMIT_KB,
  }
}
