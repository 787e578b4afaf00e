// The page on which an editor reads the thirty articles, as Markdown. Knows nothing of how they were written.
import type { ArticleFigures } from './article-measure.ts'
import type { ArticleChapter } from './article-write.ts'

/** @param writer who wrote: the name of a model. */
export function articlePageOf(
  writer: string,
  chapters: readonly (ArticleChapter & { figures: ArticleFigures })[],
): string {
  const parts = [
    '# Wat de schrijver van bronnen maakt',
    `Dertig artikelen, geschreven door \`${writer}\`: de opzet, de eerste versie en de SEO-teksten. Deze bladzijde wordt gemaakt door \`npm run eval\`; niet met de hand wijzigen.`,
    tableOf(chapters),
    ...chapters.map(chapterOf),
  ]
  return `${parts.join('\n\n')}\n`
}

const columns: Record<keyof ArticleFigures, string> = {
  words: 'woorden',
  inRange: 'op lengte',
  sections: 'onderdelen',
  sentences: 'zinnen',
  literal: 'woord voor woord',
  repeated: 'dubbel',
  gaps: 'open plekken',
}

function tableOf(chapters: readonly (ArticleChapter & { figures: ArticleFigures })[]): string {
  const names = Object.keys(columns) as (keyof ArticleFigures)[]
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const shown = (value: number | boolean, name: keyof ArticleFigures) =>
    name === 'literal'
      ? `${Math.round(Number(value) * 1_000) / 10} %`
      : typeof value === 'boolean'
        ? value
          ? 'ja'
          : 'nee'
        : String(value)
  return [
    row(['artikel', ...names.map((name) => columns[name])]),
    row(['---', ...names.map(() => '---:')]),
    ...chapters.map(({ asked, figures }) => row([asked.title, ...names.map((name) => shown(figures[name], name))])),
  ].join('\n')
}

function chapterOf({ asked, written }: ArticleChapter): string {
  const { outline, draft, meta, declined } = written
  const from = asked.sources.map(({ title }) => `‘${title}’`).join(', ')
  return [
    `## ${asked.title}`,
    `_${asked.length}, uit ${from}_`,
    ...(declined === null ? [] : [`_${declined}_`]),
    '### Opzet',
    outline.sections
      .map(({ heading, points }) => [`- **${heading}**`, ...points.map((point) => `  - ${point}`)].join('\n'))
      .join('\n'),
    '### Eerste versie',
    // The headings of the article would stand among those of the page.
    draft
      .split('\n')
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
    ...(meta === null
      ? []
      : [
          '### SEO-teksten',
          [...meta.titles, ...meta.descriptions, meta.keywords.join(', '), meta.hashtags.join(' ')]
            .map((text) => `- ${text}`)
            .join('\n'),
        ]),
  ].join('\n\n')
}
