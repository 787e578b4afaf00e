// The words for what is found of the text as a whole, for search engines. Knows no keyphrase and no screen.
import { counted, fout, goed, matig, type Judge } from './judging.ts'
import { LIMITS } from './limits.ts'
import { lowerHeading } from './mends.ts'

export const textJudges = {
  textLength: {
    name: 'Lengte van de tekst',
    judge({ score, reading }) {
      const { count } = reading.research('wordCountInText')
      const words = counted(count, 'woord', 'woorden')
      if (score === 9) return goed(`Tekst is lang genoeg: ${words}`)
      if (count === 0) return fout('Er is nog geen tekst')
      if (score === 6) return matig(`Tekst telt ${words}: schrijf er liefst ${LIMITS.textWords}`)
      return score === 3 || score === 1 ? fout(`Tekst telt maar ${words}`) : undefined
    },
  },
  externalLinks: {
    name: 'Links in de tekst',
    judge({ score, reading }) {
      // A link within the own site has no host, and is none for yoastseo.
      const total = reading.blocks.reduce((sum, { links }) => sum + links, 0)
      if (score === 6 && total === 0) return matig('Er staat geen link in: verwijs naar een bron of een eerder artikel')
      if (![6, 7, 8, 9].includes(score)) return undefined
      return goed(total === 1 ? 'Er staat een link in de tekst' : `Er staan ${total} links in de tekst`)
    },
  },
  singleH1: {
    name: 'Eén hoofdtitel',
    judge({ score, reading: { blocks } }) {
      const places = blocks.flatMap(({ level, text }, block) =>
        level === 1 && text !== '' ? [{ block, from: 0, to: text.length }] : [],
      )
      const [first] = places
      const block = first && blocks[first.block]
      if (first && block)
        return matig('Kop van niveau 1 in de tekst: dat is de titel al', {
          places,
          fix: lowerHeading(first.block, block),
        })
      return score === 8 ? goed('Alleen de titel is een kop van niveau 1') : undefined
    },
  },
} as const satisfies Record<string, Judge>
