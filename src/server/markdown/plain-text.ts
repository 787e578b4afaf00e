// stub
export const plainText = (markdown: string): string => markdown.replace(/[#*_`>]/g, '')
export const excerptOf = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text
export const wordCountOf = (text: string): number => text.match(/\S+/g)?.length ?? 0
