// Thirty articles that are to be written: each from one of the sixty articles as its source, from two or three of them together, or
// from one with a second report of the same (eval/second-sources/). Knows no tool.
import { readFileSync } from 'node:fs'
import type { ArticleLength } from '#contract/writing/article-length.ts'
import type { WritingSource } from '#contract/writing/sources.ts'
import { readArticles } from './articles.ts'

export interface ArticleCase {
  title: string
  length: ArticleLength
  sources: WritingSource[]
}

/** The numbers of its sources or the name of a second report, its length, and for several sources its own title. */
const asked: readonly [numbers: string, length: ArticleLength, title?: string][] = [
  ['01 01-brief-aan-omwonenden', 'normaal'],
  ['02', 'normaal'],
  ['02', 'kort'],
  ['03', 'normaal'],
  ['05', 'normaal'],
  ['06', 'normaal'],
  ['07', 'kort'],
  ['08', 'normaal'],
  ['09', 'normaal'],
  ['12 12-bericht-van-de-verhuurder', 'normaal'],
  ['13', 'normaal'],
  ['14', 'normaal'],
  ['15', 'normaal'],
  ['19', 'lang'],
  ['25', 'normaal'],
  ['33', 'lang'],
  ['39', 'lang'],
  ['44', 'normaal'],
  ['47', 'kort'],
  ['55', 'lang'],
  ['10 11', 'normaal', 'IJzel in het noorden, hoogwater in het zuiden'],
  ['03 13', 'lang', 'Met trein en bus op pad in februari en november: dit rijdt er niet'],
  ['17 18', 'normaal', 'Twee open dagen voor het hele gezin'],
  ['21 22 23', 'lang', 'Drie recepten voor een weekend thuis'],
  ['24 25', 'lang', 'Aan de slag in de tuin: moestuin en heg'],
  ['26 27', 'lang', 'Op vakantie in eigen land, zonder auto of te voet'],
  ['31 32', 'lang', 'Slecht slapen en hooikoorts: wat helpt wel, wat niet'],
  ['37 38', 'lang', 'Veilig online: wachtwoorden en phishing'],
  ['36 40', 'lang', 'Minder betalen voor energie'],
  ['50 51 52', 'lang', 'Cultuur in september: een boek, een museum en een festival'],
]

/** The thirty. @throws Error for a source that is not there. */
export function articleCases(): ArticleCase[] {
  const articles = readArticles()
  return asked.map(([numbers, length, title]) => {
    const found = numbers.split(' ').map((number) => {
      if (number.length > 2) return secondReport(number)
      const article = articles.find(({ name }) => name.startsWith(number))
      if (article === undefined) throw new Error(`no article ${number}`)
      return article
    })
    const sources = found.map((one) => ({ title: one.title, url: null, text: one.text }))
    return { title: title ?? found[0]?.title ?? '', length, sources }
  })
}

/** A report of its own of what one of the sixty tells; its first line is its title. */
function secondReport(name: string): { title: string; text: string } {
  const [title = '', ...lines] = readFileSync(new URL(`second-sources/${name}.md`, import.meta.url), 'utf8').split('\n')
  return { title, text: lines.join('\n').trim() }
}
