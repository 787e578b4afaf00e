// Makes Markdown of an article: its text byte for byte, below its title, below its fields. What is written here is read back by
// import-markdown.ts without loss.
import { DISCLOSURE_NAME } from '#contract/reviews/ai-disclosure.ts'
import type { ExportedArticle } from './export-article.ts'
import { oneLine } from './export-article.ts'
import { frontMatterOf } from './front-matter.ts'

export function markdownExport(article: ExportedArticle): string {
  const { line, mark } = article.statement
  const { degree, models } = mark
  return `${frontMatterOf({
    title: article.title,
    seo_title: article.seoTitle,
    description: article.seoDescription,
    keywords: article.seoKeywords,
    slug: article.slug,
    nagekeken: article.checked && {
      door: article.checked.byName,
      op: article.checked.at,
      versie: article.checked.version,
      ...(article.changedSinceCheck && { daarna: 'gewijzigd' }),
    },
    ai:
      degree === 'none'
        ? null
        : { [DISCLOSURE_NAME]: degree, modellen: models.join(', '), ...(line !== null && { vermelding: line }) },
  })}\n${titleHeading(article.title)}\n\n${article.content}`
}

/** The heading above the text: a title in which no sign means anything. */
export const titleHeading = (title: string) => `# ${oneLine(title).replace(/[\\`*_~[\]<>&#]/g, '\\$&')}`
