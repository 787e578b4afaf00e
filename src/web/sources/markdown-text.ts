// The text of a Markdown file as people read it: without its marks, and without what only a program reads. Pure.

/** Between its lines stand only names with a value, and what belongs to one: rules between texts look the same otherwise. */
const frontMatter = /^\s*---\n((?:(?:[\w.][\w.-]*:|[-#[\]{} \t]).*\n|\n)*?)---(?:\n|$)/

/** Whether a text begins as a Markdown file does that a program made: with what only programs read. */
export const hasFrontMatter = (text: string) => frontMatter.test(text.slice(0, MOST_READ).replace(/\r\n?/g, '\n'))

/** What is looked at, in UTF-16 units: several times as much as a source may have with its marks. */
const MOST_READ = 100_000

/** A longer title is no title. */
const LONGEST_HEADING = 500

/**
 * The marks of a line and of what stands in it, each with what stays of it. In this order: an image stands in a link. What
 * stands between two marks is bounded, because a mark that is never closed is looked for to the end, once for each.
 */
const marks: readonly [RegExp, string][] = [
  [/^[ \t]*(`{3,}|~{3,}).*$/gm, ''],
  [/^[ \t]*(?:\|[ \t]*)?:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)*\|?[ \t]*$/gm, ''],
  [/^[ \t]*([*_-][ \t]*){3,}$/gm, ''],
  [/!\[[^[\]\n]{0,300}\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,100}\])/g, ''],
  [/\[([^[\]\n]{1,300})\](?:\([^()\n]{0,2000}\)|\[[^[\]\n]{0,100}\])/g, '$1'],
  [/^[ \t]*\[[^[\]\n]{1,100}\]:[ \t]*\S.*$/gm, ''],
  [/<(https?:[^<>\s]{1,2000})>/g, '$1'],
  [/<\/?[a-z][^<>\n]{0,1000}>/gi, ''],
  [/^[ \t]{0,3}#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*[*+][ \t]+/gm, '- '],
  [/(\*\*|__)(?=\S)([^\n]{0,500}?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*\n]{0,500}?\S)\*(?![\w*])/g, '$1'],
  [/(?<![\w_])_(?=\S)([^_\n]{0,500}?\S)_(?![\w_])/g, '$1'],
  [/`([^`\n]{1,500})`/g, '$1'],
  [/\\([\\`*_{}[\]()#+.!>~|-])/g, '$1'],
]

/**
 * `title`: the heading of the first level that everything stands under, which then is no part of `text`, else that of the front
 * matter; '' without one. `description`: that of the front matter.
 */
export function textOfMarkdown(markdown: string): { title: string; description: string; text: string } {
  const read = markdown.slice(0, MOST_READ).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n') // prettier-ignore
  const matter = frontMatter.exec(read)?.[1] ?? ''
  const body = withoutComments(read.replace(frontMatter, '')).trimStart()
  const [first = ''] = body.split('\n', 1)
  const isTitle = /^#[ \t]+\S/.test(first) && first.length <= LONGEST_HEADING
  return {
    title: isTitle ? plain(first.replace(/[ \t]#+$/, '')).trim() : valueIn(matter, 'title'),
    description: valueIn(matter, 'description'),
    text: plain(isTitle ? body.slice(first.length) : body)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

const plain = (text: string) => marks.reduce((so, [mark, stays]) => so.replace(mark, stays), text)

/** A value of one line, without its quotes; '' when there is none. */
function valueIn(matter: string, name: 'title' | 'description'): string {
  const line = matter.split('\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? ''
  const value = line.slice(name.length + 1).trim()
  // What goes on below begins with a sign of its own.
  return /^[|>]/.test(value) ? '' : value.replace(/^(["'])(.*)\1$/, '$2')
}

function withoutComments(text: string): string {
  const [before = '', ...rest] = text.split('<!--')
  return (
    before + rest.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : `<!--${part}`)).join('')
  )
}
