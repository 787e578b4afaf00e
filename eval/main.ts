// `npm run eval`: has all articles written about by the configured writer, and thirty written from them, prints what can be counted,
// and writes the two pages to read. The built-in writer's page and figures are kept in the project, and may not get worse: `npm run eval -- --worse` keeps them
// all the same, for a fall that is meant (its commit says why). A language model's stand beside the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { readConfig } from '#server/config.ts'
import { measureArticle } from './article-measure.ts'
import { articlePageOf } from './article-page.ts'
import { runBuiltIn, runLive, writeArticles } from './article-write.ts'
import { fallen } from './fallen.ts'
import { measure, type Figures } from './measure.ts'
import { pageOf } from './page.ts'
import { keepTexts } from './scores.ts'
import { builtInWriter, liveWriter, writeAll } from './write.ts'

const { ai } = readConfig(process.env)
const builtIn = ai.provider === 'ingebouwd'
const writer = ai.provider === 'ingebouwd' ? BUILT_IN_MODEL : ai.model
const write = ai.provider === 'ingebouwd' ? await builtInWriter() : liveWriter(ai)
const chapters = await writeAll(write, ({ title }) => builtIn || console.log(title))
const figures = measure(chapters.flatMap(({ written }) => written))
const folder = builtIn ? new URL('./', import.meta.url) : new URL('../.cache/eval/', import.meta.url)
mkdirSync(folder, { recursive: true })
const kept = new URL('figures.json', folder)
const worse = builtIn ? fallen(JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Figures>, figures) : []
for (const line of worse) console.error(`Slechter: ${line}`)
const name = builtIn ? 'written' : `written-${writer.replaceAll(/[^\w.-]+/g, '-')}`
const page = new URL(`${name}.md`, folder)
writeFileSync(page, pageOf(writer, chapters, figures))
const keeps = worse.length === 0 || process.argv.includes('--worse')
if (builtIn && keeps) writeFileSync(kept, `${JSON.stringify(figures, null, 2)}\n`)
keepTexts(writer, chapters)
const articles = (await writeArticles(ai.provider === 'ingebouwd' ? runBuiltIn : runLive(ai))).map((chapter) => ({
  ...chapter,
  figures: measureArticle(chapter.asked, chapter.written),
}))
writeFileSync(new URL(`${name.replace('written', 'articles')}.md`, folder), articlePageOf(writer, articles))
console.table(figures)
console.log(fileURLToPath(page))
process.exitCode = keeps ? 0 : 1
