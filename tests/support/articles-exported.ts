// An article with each thing in it that one can write, and what it is held against when it is read back.
import type { ExportedArticle } from '#server/articles/export-article.ts'

/** An article to export: everything that is not given is as plain as can be. */
export const exported = (given: Partial<ExportedArticle> = {}): ExportedArticle => ({
  title: 'Nieuwe brug over de IJssel',
  content: 'De brug is open.',
  seoTitle: null,
  seoDescription: null,
  seoKeywords: null,
  slug: '',
  checked: null,
  changedSinceCheck: false,
  statement: { line: null, mark: { degree: 'none', models: [] } },
  updatedAt: '2026-03-12T13:03:00.000Z',
  ...given,
})

export const checkedBy = (byName: string) => ({ byName, at: '2026-03-12T13:03:00.000Z', version: 4 })

/** Each thing that one can write in Markdown. */
export const everything = `Een **vet** en *schuin* [woord](https://x.nl/a?b=1&c=2) met ~~weg~~ en \`code <b>\`.

## Tussenkop

- een
- twee
  - dieper
    - nog dieper
- [x] klaar

1. eerst
2. dan

   tweede alinea

> Citaat met **vet**
>
> en een tweede alinea

| Naam | Jaar |
| --- | --- |
| Jan | 2024 |

![Een molen](https://x.nl/m.jpg)

\`\`\`
const a = [1] < 2
  ingesprongen
\`\`\`

***

2024\\. Een jaar, \\*geen nadruk\\* en [nog in te vullen: wie].

### Slot

Einde.`

/** What HTML says, without what may differ between two ways to write the same. */
export const sameHtml = (html: string) => {
  let bare = html
  for (let before = ''; before !== bare;) {
    before = bare
    bare = bare
      .replace(/<br>(?=\s*(?:<\/|<(?:p|ul|ol|pre|h\d|blockquote|hr|table)\b|$))/g, '')
      .replace(/<(pre|code|li|ul|ol|blockquote|strong|em|del|a|h\d)(?: [^>]*)?>\s*<\/\1>/g, '')
  }
  return (
    bare
      .replace(/<\/?p>/g, '')
      .replace(/<\/(strong|em|del)>\s*<\1>/g, ' ')
      .replace(/<strong><em>([^<>]*)<\/em><\/strong>/g, '<em><strong>$1</strong></em>')
      .replace(/<tr>\s*<\/tr>|<\/?tbody>/g, '')
      .replaceAll('%3E', '&gt;')
      // A link that is bold, and what is bold in a link.
      .replace(/<(strong|em|del)>(<a [^>]*>)((?:(?!<\/?a\b)[^])*)<\/a><\/\1>/g, '$2<$1>$3</$1></a>')
      .replace(/<(h\d)>[^]*?<\/\1>/g, (heading) => heading.replaceAll('<br>', ' '))
      .replace(/(?:<t[dh][^>]*><\/t[dh]>)+<\/tr>/g, '</tr>')
      .replace(/\s+/g, ' ')
      .replace(/> | </g, (sign) => sign.trim())
      .trim()
  )
}
