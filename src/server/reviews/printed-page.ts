// A page that stands on its own, to print and keep: what records look like. Knows no record.
import { hash } from 'node:crypto'
import { escaped } from '../markdown/html.ts'

const STYLE = `
      :root { color-scheme: light dark; }
      body { margin: 0 auto; max-width: 42rem; padding: 2.5rem 1.25rem; font: 1rem/1.6 system-ui, sans-serif; }
      h1 { margin: 0 0 0.25rem; font: 500 1.75rem/1.25 Georgia, serif; }
      h2 { margin: 2rem 0 0.5rem; font-size: 1.0625rem; }
      h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
      p { margin: 0.25rem 0; overflow-wrap: anywhere; }
      .said { white-space: pre-wrap; padding-left: 1rem; border-left: 2px solid #8886; }
      dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.5rem; margin: 1.5rem 0; }
      dt { opacity: 0.7; }
      dd { margin: 0; overflow-wrap: anywhere; }
      ul { margin: 0; padding-left: 1.25rem; }
      table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
      th, td { padding: 0.35rem 0.6rem 0.35rem 0; border-bottom: 1px solid #8884; text-align: left; }
      code { font: 0.8125rem/1.4 ui-monospace, Consolas, monospace; }
      footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid #8886; font-size: 0.875rem; opacity: 0.8; }
      @media print { body { max-width: none; padding: 0; font-size: 10.5pt; } tr { break-inside: avoid; } }
    `

/** The policy of such a page, which it keeps when it is saved: nothing but its own style, which is known by its hash. */
const PRINTED_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'`

/** @param title as it is written. @param main and @param footer HTML. */
export const printedPage = (title: string, main: string, footer: string): string => `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${PRINTED_POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="generator" content="Kopij">
    <title>${escaped(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
${main}
    </main>
    <footer>${footer}</footer>
  </body>
</html>
`
