// The page on which an editor reads what a writer made of the articles, as Markdown. Knows nothing of how it was written.
import type { EvalArticle } from './articles.ts'
import { givenLabels, givens } from './cases.ts'
import type { Figures, Written } from './measure.ts'

export interface Chapter {
  article: EvalArticle
  written: readonly Written[]
}

/** @param writer who wrote: the name of a model. */
export function pageOf(writer: string, chapters: readonly Chapter[], figures: Record<string, Figures>): string {
  const parts = [
    '# Wat de schrijver van de artikelen maakt',
    `Geschreven door \`${writer}\`. Deze bladzijde wordt gemaakt door \`npm run eval\`; niet met de hand wijzigen.`,
    tableOf(figures),
    ...chapters.flatMap(({ article, written }) => [
      `## ${article.title}`,
      `_${article.kind}, ${article.tone}_. ${article.description ?? 'Zonder omschrijving.'}`,
      ...givens.flatMap((given) => {
        const sets = written.filter(({ asked }) => asked.given === given)
        return sets.length === 0 ? [] : [`### ${givenLabels[given]}`, ...sets.map(setOf)]
      }),
    ]),
  ]
  return `${parts.join('\n\n')}\n`
}

function setOf({ asked, texts, declined }: Written): string {
  const [single = ''] = texts
  const head = `#### ${asked.heading}`
  if (declined !== undefined) return `${head}\n\n_${declined}_`
  if (texts.length !== 1) return `${head}\n\n${texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')}`
  return `${head}\n\n${single
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}`
}

const columns: Record<keyof Figures, string> = {
  texts: 'teksten',
  asked: 'van wat gevraagd werd',
  inRange: 'op lengte',
  copies: 'kopie van de titel',
  plain: 'alleen de titel',
  sameOpenings: 'zelfde begin',
  titleOpenings: 'te vaak de titel voorop',
  wornOut: 'versleten',
  unsourced: 'niet in de bron',
  mistaken: 'taalfout',
}

function tableOf(figures: Record<string, Figures>): string {
  const names = Object.keys(columns) as (keyof Figures)[]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    row(['gereedschap', ...names.map((name) => columns[name])]),
    row(['---', ...names.map(() => '---:')]),
    ...Object.entries(figures).map(([tool, counted]) =>
      row([tool, ...names.map((name) => (name === 'texts' ? String(counted.texts) : percent(counted[name])))]),
    ),
  ].join('\n')
}

const percent = (share: number) => `${String(Math.round(share * 1_000) / 10).replace('.', ',')} %`
