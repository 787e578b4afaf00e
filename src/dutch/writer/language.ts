// Tells Dutch from English by function words, and 'u' from 'je'. Knows nothing of titles or captions.

/** Words Dutch shares (in, is, of, had, we, me, was, over, hot, best, do, her) or borrows (i, new, get) decide nothing. */
const ENGLISH = new Set(
  `the and to for with your how why what you this that these those are from by it its be our my his they their were not
  can will should when where which who about into than more most does did has have been an it's don't without every
  make`.split(/\s+/),
)
const DUTCH = new Set(
  `de het een en van voor met je jij jouw niet naar op te zijn wordt worden aan bij ook maar om uit er dit dat deze die
  hoe wat waarom zo mijn onze ons onder tegen door na nog wel geen als dan heeft hebben kan kunnen moet zelf tips uw u
  tussen zonder alle meer veel nieuwe nieuw maak maken lekkere lekker beste moeten gaat komt wil krijgt`.split(/\s+/),
)

const WORD = /[\p{L}]+(?:['’][\p{L}]+)?/gu

/** True when English function words outnumber the Dutch ones. One word alone is never called English. */
export function isEnglish(text: string): boolean {
  let english = 0
  let dutch = 0
  for (const word of text.toLowerCase().match(WORD) ?? []) {
    if (DUTCH.has(word)) dutch++
    else if (ENGLISH.has(word)) english++
  }
  return english > dutch
}

export type Address = 'je' | 'u' | 'both' | 'none'

/** How a text addresses its reader. */
export function addressOf(text: string): Address {
  const polite = /(?<![\p{L}\p{N}])(?:u|uw|uzelf|U|Uw)(?![\p{L}\p{N}-])/u.test(text)
  const familiar = /(?<![\p{L}\p{N}])(?:je|jij|jou|jouw|jezelf|jullie)(?![\p{L}\p{N}])/iu.test(text)
  return polite && familiar ? 'both' : polite ? 'u' : familiar ? 'je' : 'none'
}
