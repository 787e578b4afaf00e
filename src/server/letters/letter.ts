// A letter by mail that a person can act on, and how it becomes text and HTML from one source. Knows no particular letter.
import { z } from 'zod'
import { andMore } from '#contract/naming.ts'

/** One message: why it came, what it says, and at most one thing to do. */
export const letter = z.object({
  /** One e-mail address, without a name. */
  to: z.string(),
  subject: z.string(),
  /** The name with which it greets; left out where nobody's is known. */
  name: z.string().optional(),
  /** What it says, a paragraph each, as plain text. */
  paragraphs: z.array(z.string()),
  /** The one thing to do, with its whole address. */
  button: z.object({ label: z.string(), url: z.string() }).optional(),
  /** What is said behind the button: until when it works, and what to do if it was not you. */
  after: z.array(z.string()).default([]),
  /** Why this person got it: one sentence. */
  why: z.string(),
  /** Where an answer goes; else to the sender of all mail. */
  replyTo: z.string().optional(),
})
export type Letter = z.input<typeof letter>

/** A paragraph that is a list, a line each. @param more how many there are that it does not name. */
export const listOf = (lines: readonly string[], more: number): string =>
  [...lines, ...(more > 0 ? [andMore(more)] : [])].map((line) => `- ${line}`).join('\n')

/** The letter as text alone: enough by itself, with the button as a line and its address. */
export function textOf({ name, paragraphs, button, after = [], why }: Letter): string {
  const parts = [
    greeting(name),
    ...paragraphs,
    ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]),
    ...after,
    'Groet,\nKopij',
    `-- \n${why}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** The colours of the application in the dark, for mail programs that ask for them; others show the letter as it stands. */
const DARK = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.page{background:#171512!important;color:#f3eee4!important}.quiet{color:#bdb4a5!important}.rule{border-color:#35302a!important}.link{color:#ff9d68!important}.button{background:#ff8a4c!important;color:#1c1a17!important}}`

/** A name or title without a space breaks, and does not make the letter wider than a telephone; on the cells, for some programs drop the page. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'

/**
 * The same as HTML that every mail program shows: one table, styles on the elements, nothing that is fetched from elsewhere.
 */
export function htmlOf({ subject, name, paragraphs, button, after = [], why }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`
  const link = (url: string) =>
    `<a href="${escape(url)}" class="link" style="color:#b8430a;word-break:break-all">${escape(url)}</a>`
  const act =
    button === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escape(button.url)}" class="button" style="display:inline-block;background:#c2480b;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escape(button.label)}</a></p><p class="quiet" style="margin:0 0 16px;font-size:13px;color:#5d574d">Werkt de knop niet? Open dan dit adres:<br>${link(button.url)}</p>`
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;background:#fbf9f4;color:#1c1a17;font-family:'Helvetica Neue',Arial,sans-serif;font-size:16px;line-height:24px">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f4;color:#1c1a17"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding-bottom:24px;font-family:Georgia,serif;font-size:24px;font-weight:600">Kopij</td></tr>
<tr><td class="rule" style="border-top:1px solid #e4ded1;padding-top:24px;${BREAKS}">${paragraph(greeting(name))}${paragraphs.map(paragraph).join('')}${act}${after.map(paragraph).join('')}${paragraph('Groet,\nKopij')}</td></tr>
<tr><td class="rule quiet" style="border-top:1px solid #e4ded1;padding-top:16px;font-size:13px;line-height:20px;color:#6e675b;${BREAKS}">${escape(why)}</td></tr></table>
</td></tr></table></body></html>
`
}

const greeting = (name: string | undefined) => (name === undefined ? 'Hallo,' : `Hallo ${name},`)

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
