// Makes a page of an article that stands on its own: readable, printable, without scripts, and with a policy that allows none.
import { escaped, htmlOf } from '../markdown/html.ts'
import { markAttributes, markTag } from '#contract/reviews/ai-disclosure.ts'
import { formatWords } from '#contract/pictures/formats.ts'
import { closingLine, oneLine, picturesOf, textBelowTitle, type ExportedArticle } from './export-article.ts'

/** Pictures of the text are all that it may fetch; those that are stored with the article stand in the page itself. */
const POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

const STYLE = `
      :root { color-scheme: light dark; }
      body { margin: 0 auto; max-width: 42rem; padding: 2.5rem 1.25rem; font: 1.0625rem/1.65 Georgia, 'Times New Roman', serif; }
      h1, h2, h3, h4, h5, h6 { margin: 2em 0 0.5em; font-family: system-ui, sans-serif; line-height: 1.25; }
      h1 { margin-top: 0; font-size: 2rem; }
      img { max-width: 100%; height: auto; }
      figure { margin: 2em 0; }
      figcaption { margin-top: 0.4em; font: 0.8125rem/1.4 system-ui, sans-serif; opacity: 0.75; }
      pre { overflow-x: auto; padding: 1rem; border: 1px solid #8884; border-radius: 6px; font-size: 0.9em; line-height: 1.45; }
      code { font-family: ui-monospace, Consolas, monospace; font-size: 0.92em; }
      blockquote { margin: 1.5em 0; padding-left: 1.25em; border-left: 3px solid #8886; }
      table { border-collapse: collapse; width: 100%; font-size: 0.95em; }
      th, td { padding: 0.4em 0.6em; border: 1px solid #8886; vertical-align: top; }
      hr { margin: 2.5em 0; border: 0; border-top: 1px solid #8886; }
      footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid #8886; font: 0.875rem/1.5 system-ui, sans-serif; }
      @media print {
        body { max-width: none; padding: 0; font-size: 11pt; }
        h1, h2, h3, h4, h5, h6 { break-after: avoid; }
        img, figure, pre, blockquote, tr { break-inside: avoid; }
        article a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; overflow-wrap: anywhere; }
      }`

export function htmlExport(article: ExportedArticle): string {
  const meta = (name: string, content: string | null) =>
    content ? `\n    <meta name="${name}" content="${escaped(oneLine(content))}">` : ''
  const tag = markTag(article.statement.mark)
  const closing = closingLine(article)
  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Kopij">${tag && `\n    ${tag}`}
    <meta name="referrer" content="no-referrer">
    <title>${escaped(oneLine(article.seoTitle || article.title))}</title>${meta('description', article.seoDescription)}${meta('keywords', article.seoKeywords)}
    <style>${STYLE}
    </style>
  </head>
  <body>
    <article${markAttributes(article.statement.mark, escaped)}>
<h1>${escaped(oneLine(article.title))}</h1>
${htmlOf(textBelowTitle(article), { belowTitle: true, captions: true, picture: inPage(article) })}
    </article>${closing === undefined ? '' : `\n    <footer><p>${escaped(closing)}</p></footer>`}
  </body>
</html>
`
}

/** The pictures as they stand in the page. */
function inPage(article: ExportedArticle) {
  const find = picturesOf(article)
  const written = new Map<Uint8Array, string>()
  return (address: string) => {
    const found = find(address)
    if (found === undefined) return undefined
    if (!found?.data) return null
    const { format, bytes } = found.data
    const src =
      written.get(bytes) ?? `data:${formatWords[format].mediaType};base64,${Buffer.from(bytes).toString('base64')}`
    written.set(bytes, src)
    return { src, width: found.width, height: found.height }
  }
}
