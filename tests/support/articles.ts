// Pages as newspapers make them, around an article of the test's own.

export const sentence =
  'De gemeente Zwolle begint in maart met het opknappen van de Thorbeckegracht, zegt wethouder De Vries. '

/** `count` paragraphs that all differ, of some forty words each. */
export const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>Alinea ${at + 1}. ${sentence}Het werk kost 2,4 miljoen euro en duurt tot in oktober, met een pauze in de zomer.</p>`,
  ).join('\n')

/** Menus, a cookie notice, teasers and comments stand around the article, as on any site. */
export function newspaperPage(
  article: string,
  { head = '', lang = 'nl' }: { head?: string; lang?: string } = {},
): string {
  const menu = Array.from({ length: 40 }, (_, at) => `<li><a href="/rubriek/${at}">Rubriek ${at}</a></li>`).join('')
  const teasers = Array.from(
    { length: 12 },
    (_, at) =>
      `<div class="teaser"><a href="/a/${at}"><img src="/${at}.jpg"><h3>Een heel ander bericht ${at}</h3></a></div>`,
  ).join('')
  const comments = Array.from(
    { length: 5 },
    (_, at) => `<div class="comment"><b>Lezer ${at}</b><p>Wat een onzin allemaal, dit had ik nooit gedacht.</p></div>`,
  ).join('')
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">${head}
<style>.a{color:red}</style><script>window.state = {"tekst": "<p>Dit is geen artikel</p>"}</script></head>
<body class="page"><header><nav class="menu"><ul>${menu}</ul></nav></header>
<div class="cookie-banner" style="display: none"><p>Wij gebruiken cookies om de site te verbeteren, voor jou en voor ons.</p></div>
<main><article class="article"><h1>Zwolle knapt de gracht op</h1>${article}</article></main>
<aside class="sidebar">${teasers}</aside><section id="comments">${comments}</section>
<footer>Over ons, contact en de voorwaarden</footer></body></html>`
}
