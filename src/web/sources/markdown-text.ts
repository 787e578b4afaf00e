// The text of a Markdown file as people read it: without its marks, and without what only a program reads. Pure.

const frontMatter = /^---\n[\s\S]*?\n---(?:\n|$)/

/** The marks of a line and of what stands in it, each with what stays of it. In this order: an image stands in a link. */
const marks: readonly [RegExp, string][] = [
  [/^[ \t]*(`{3,}|~{3,}).*$/gm, ''],
  [/^[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*(\|[ \t]*:?-{3,}:?[ \t]*)*\|?[ \t]*$/gm, ''],
  [/^[ \t]*([*_-][ \t]*){3,}$/gm, ''],
  [/<!--[\s\S]*?-->/g, ''],
  [/!\[[^\]\n]*\](?:\([^)\n]*\)|\[[^\]\n]*\])/g, ''],
  [/\[([^\]\n]+)\](?:\([^)\n]*\)|\[[^\]\n]*\])/g, '$1'],
  [/^[ \t]*\[[^\]\n]+\]:[ \t]*\S.*$/gm, ''],
  [/<(https?:[^>\s]+)>/g, '$1'],
  [/<\/?[a-z][^<>\n]*>/gi, ''],
  [/^[ \t]{0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/gm, '$1'],
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*[*+][ \t]+/gm, '- '],
  [/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*\n]*?\S)\*(?![\w*])/g, '$1'],
  [/(?<![\w_])_(?=\S)([^_\n]*?\S)_(?![\w_])/g, '$1'],
  [/`([^`\n]+)`/g, '$1'],
  [/\\([\\`*_{}[\]()#+.!>~|-])/g, '$1'],
]

/** `title`: its first heading of the first level, which then is no part of `text`; '' without one. */
export function textOfMarkdown(markdown: string): { title: string; text: string } {
  const body = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n').replace(frontMatter, '') // prettier-ignore
  const heading = /^\s*#[ \t]+(.+?)[ \t]*#*$/m.exec(body)
  // Only a heading that everything stands under: one halfway is the title of a part.
  const isTitle = heading !== null && body.slice(0, heading.index).trim() === ''
  const plain = (text: string) => marks.reduce((so, [mark, stays]) => so.replace(mark, stays), text)
  return {
    title: isTitle ? plain(heading[1] ?? '').trim() : '',
    text: plain(isTitle ? body.slice(heading.index + heading[0].length) : body)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}
