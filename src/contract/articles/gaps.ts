// stub
export const gapsIn = (markdown: string): { text: string }[] =>
  Array.from(markdown.matchAll(/\[nog in te vullen: ([^\]]*)\]/g), ([, text = '']) => ({ text }))
