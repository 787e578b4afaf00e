// The two pages of `npm run read`: a text with its three buttons, and the score. Markup only.
import { givenLabels } from './cases.ts'
import type { Text, Verdict } from './scores.ts'

const verdicts: Record<Verdict, { label: string; key: string }> = {
  publish: { label: 'Zo plaatsen', key: '1' },
  touch: { label: 'Na een ingreep', key: '2' },
  no: { label: 'Niet', key: '3' },
}

export function textPage({ article, tone, heading, given, text, sources }: Text, place: number, of: number): string {
  const buttons = Object.entries(verdicts).map(
    ([verdict, { label, key }]) =>
      `<button name="verdict" value="${verdict}" accesskey="${key}">${label} <kbd>${key}</kbd></button>`,
  )
  return page(
    `${place + 1} van ${of}`,
    `<p>${escaped(heading)} · ${escaped(givenLabels[given])} · ${escaped(tone)}</p>
<h1>${escaped(article)}</h1>
<blockquote>${escaped(text)}</blockquote>
<form method="post"><input type="hidden" name="place" value="${place}">${buttons.join(' ')}</form>
<details><summary>Wat de schrijver kreeg</summary><pre>${escaped(sources.filter(Boolean).join('\n\n'))}</pre></details>
<script>addEventListener('keydown', ({ key }) => document.querySelector('[accesskey="' + CSS.escape(key) + '"]')?.click())</script>`,
  )
}

export function donePage(writer: string, scores: Record<string, Record<Verdict, number>>): string {
  const names = Object.keys(verdicts) as Verdict[]
  const rows = Object.entries(scores).map(
    ([heading, counted]) =>
      `<tr><th scope="row">${escaped(heading)}</th>${names.map((name) => `<td>${counted[name]}</td>`).join('')}</tr>`,
  )
  const sum = (name: Verdict) => Object.values(scores).reduce((total, counted) => total + counted[name], 0)
  const all = names.reduce((total, name) => total + sum(name), 0)
  const share = (name: Verdict) => `${all === 0 ? 0 : Math.round((sum(name) / all) * 100)} %`
  return page(
    'De stand',
    `<h1>De stand van ${escaped(writer)}</h1>
<table><tr><th></th>${names.map((name) => `<th scope="col">${verdicts[name].label}</th>`).join('')}</tr>
${rows.join('\n')}
<tr><th scope="row">Alles (${all})</th>${names.map((name) => `<td>${share(name)}</td>`).join('')}</tr></table>
<p>Start het lezen opnieuw voor twintig andere.</p>`,
  )
}

const page = (title: string, body: string) => `<!doctype html><html lang="nl"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>body{font:17px/1.6 Georgia,serif;max-width:42rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}
p,button,table,summary{font:15px/1.6 system-ui,sans-serif}blockquote{font-size:1.3rem;white-space:pre-wrap;margin:2rem 0;padding-left:1rem;border-left:3px solid #e8590c}
button{padding:.6rem 1rem;min-height:44px}pre{white-space:pre-wrap}td{text-align:right;padding:0 .6rem}th{text-align:left}</style>
<main>${body}</main></html>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
