// The built-in writer: how long a set takes per tool, from an article and from a title, and whether it keeps every rule on
// thousands of odd inputs.
import { textsIn } from '#contract/tools/define.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { noArticle, type Compose, type Tool } from '#server/tools/define.ts'
import { tools } from '#server/tools/registry.ts'
import { readArticles, type EvalArticle } from '../eval/articles.ts'
import { textCases, type EvalCase, type Given } from '../eval/cases.ts'
import { breachesOf } from '../tests/server/golden/breaches.ts'
import { descriptions, oddTitles, ordinaryTitles, seriousTitles } from '../tests/dutch/writer/odd-subjects.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

/** In ms on the machine of the yardstick, by what a tool is given. */
const LIMITS_MS = { source: 50, title: 10 } as const satisfies Partial<Record<Given, number>>
/** In words: what a long article counts. */
const LONG_ARTICLE = 2_000
const ROUNDS = 3
const ODD_INPUTS = 3_000

export async function writer(yardstick: Yardstick): Promise<Row[]> {
  const compose = await composers()
  return [...speed(yardstick, compose, 'source'), ...speed(yardstick, compose, 'title'), properties(compose)]
}

type Written = (asked: EvalCase, seed: number) => unknown

async function composers(): Promise<Written> {
  const loaded = new Map<string, Compose<Tool['contract']>>()
  for (const [name, tool] of Object.entries(tools)) loaded.set(name, await (tool as unknown as Tool).loadCompose())
  return ({ tool, body }, seed) => {
    const { source = null, ...fields } = body
    const input = (tools[tool] as unknown as Tool).contract.input.parse(fields)
    const article = { ...noArticle, source: source as string | null }
    return loaded.get(tool)?.(input, seed, { address: null, banned: [] }, article)
  }
}

/** Articles of two thousand words, each of several of ours behind one title. */
function longArticles(): EvalArticle[] {
  const articles = readArticles().filter(({ language }) => language === 'nl')
  return articles.map((article, at) => {
    let text = ''
    for (let more = 0; text.split(/\s+/u).length < LONG_ARTICLE; more += 1)
      text += `${articles[(at + more) % articles.length]?.text ?? ''}\n\n`
    return { ...article, text: text.slice(0, LONGEST_SOURCE) }
  })
}

/** The median over the articles, after a round to warm up. */
function speed({ ms }: Yardstick, compose: Written, given: keyof typeof LIMITS_MS): Row[] {
  const times = new Map<string, number[]>()
  const cases = longArticles().flatMap((article) => textCases(article, given))
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, asked] of cases.entries()) {
      const started = performance.now()
      compose(asked, at + round)
      const took = performance.now() - started
      if (round > 0) times.set(asked.tool, [...(times.get(asked.tool) ?? []), took])
    }
  }
  const limit = LIMITS_MS[given]
  const from = given === 'source' ? `${LONG_ARTICLE} words` : 'a title'
  return [...times].map(([name, taken]) => ({
    what: `built-in writer, a set of ${name} from ${from}`,
    measured: `${median(taken).toFixed(1)} ms, slowest ${Math.max(...taken).toFixed(1)} ms`,
    limit: scaled('median at most', limit, ms(limit)),
    met: median(taken) <= ms(limit),
  }))
}

/** Runs every tool on titles and descriptions in turn, each pair with a seed of its own, until there are enough. */
function properties(compose: Written): Row {
  const titles = [...oddTitles, ...ordinaryTitles, ...seriousTitles]
  let sets = 0
  const breaches: string[] = []
  for (let at = 0; at < ODD_INPUTS; at += 1) {
    const title = titles[at % titles.length] ?? ''
    const description = descriptions[Math.floor(at / titles.length) % descriptions.length] ?? undefined
    const article: EvalArticle = {
      name: 'odd',
      title,
      description,
      kind: 'odd',
      tone: 'nieuws',
      language: 'nl',
      text: '',
    }
    for (const asked of textCases(article, description === undefined ? 'title' : 'description')) {
      const { contract } = tools[asked.tool] as unknown as Tool
      if (!contract.input.safeParse(asked.body).success) continue
      const output = compose(asked, at)
      sets += 1
      if (typeof output === 'object' && output !== null && 'declined' in output) continue
      if (!contract.output.safeParse(output).success) breaches.push(`${asked.heading}: not what the contract promises`)
      breaches.push(...breachesOf({ asked, texts: textsIn(output) }))
    }
  }
  for (const breach of breaches.slice(0, 20)) console.log(breach.slice(0, 300))
  return {
    what: `built-in writer, ${ODD_INPUTS} odd inputs through every tool`,
    measured: `${breaches.length} breaches in ${sets} sets`,
    limit: 'none',
    met: breaches.length === 0,
  }
}
