// The words for what is found of the keyphrase in the text, with the places and the clicks that mend it. Knows no screen.
import { sentencesOf } from '#contract/seo/sentences.ts'
import type { TextPlace } from './finding.ts'
import { fout, goed, matig, times, type Judge, type Seen } from './judging.ts'
import { bare, describePicture, leadIn } from './mends.ts'

const inField = [{ field: 'keyphrase' }] as const

/** The first sentence of the first paragraph, as the assessment sees it. */
function introduction({ reading }: Seen): TextPlace | null {
  const found = reading.research('findKeywordInFirstParagraph').introduction?.sourceCodeLocation
  const place = found && reading.placeOf(found.startOffset, found.endOffset)
  const text = place && reading.blocks[place.block]?.text.slice(place.from, place.to)
  const first = sentencesOf(text ?? '')[0]
  return place && first ? { ...place, to: place.from + first.to } : null
}

const subheadings = ({ reading }: Seen) =>
  reading.blocks.flatMap(({ level, text }, block) =>
    (level === 2 || level === 3) && text !== '' ? [{ block, from: 0, to: text.length }] : [],
  )

const pictures = ({ reading }: Seen) =>
  reading.blocks.flatMap(({ images, text }, block) => (images.length > 0 ? [{ block, from: 0, to: text.length }] : []))

/** Each block once, by its first place. */
const oncePerBlock = (places: readonly TextPlace[]) =>
  places.filter(({ block }, at) => places.findIndex((one) => one.block === block) === at)

export const keyphraseJudges = {
  introductionKeyword: {
    name: 'Zoekwoord in de eerste alinea',
    judge(seen) {
      const { score, reading } = seen
      if (score === 9) return goed('Zoekwoord staat in de eerste alinea')
      const place = introduction(seen)
      if (!place) return null
      if (score === 6)
        return matig('Zoekwoord staat in de eerste alinea, maar verspreid over zinnen', { places: [place] })
      if (score !== 3) return undefined
      return fout('Zoekwoord staat niet in de eerste alinea', {
        places: [place],
        fix: leadIn(place.block, reading.blocks[place.block], reading.input.keyphrase),
      })
    },
  },
  keyphraseLength: {
    name: 'Lengte van het zoekwoord',
    judge({ score, reading }) {
      // The panel asks for one.
      if (score === -999) return null
      const count = reading.research('keyphraseLength').keyphraseLength
      if (score === 9) return goed('Zoekwoord is kort genoeg')
      const text = `Zoekwoord telt ${count} woorden: vier is genoeg`
      if (score === 6) return matig(text, { places: inField })
      return score === 3 ? fout(text, { places: inField }) : undefined
    },
  },
  keyphraseDensity: {
    name: 'Zoekwoord in de tekst',
    judge({ score, reading, marked }) {
      if (!reading.blocks.some(({ text }) => text.trim() !== '')) return null
      const { count } = reading.research('getKeyphraseCount')
      if (score === 9) return goed(`Zoekwoord staat ${times(count)} in de tekst`)
      const one = reading.research('keyphraseLength').keyphraseLength === 1
      if (score === 4 && count === 0)
        return fout(one ? 'Zoekwoord staat nergens in de tekst' : 'Zoekwoord staat nergens als geheel in een zin')
      if (score === 4) return matig(`Zoekwoord staat ${times(count)} in de tekst: noem het vaker`)
      const places = oncePerBlock(marked)
      if (score === -10) return matig(`Zoekwoord staat ${times(count)} in de tekst: dat is te vaak`, { places })
      return score === -50
        ? fout(`Zoekwoord staat ${times(count)} in de tekst: dat is veel te vaak`, { places })
        : undefined
    },
  },
  subheadingsKeyword: {
    name: 'Zoekwoord in de tussenkoppen',
    judge(seen) {
      const places = subheadings(seen)
      // That there are no subheadings is a finding of its own.
      if (places.length === 0) return null
      if (seen.score === 9) return goed('Zoekwoord staat in een tussenkop')
      if (seen.score !== 3) return undefined
      const { matches, count } = seen.reading.research('matchKeywordInSubheadings')
      if (matches === 0)
        return matig(`Zoekwoord ontbreekt in de ${count === 1 ? 'tussenkop' : 'tussenkoppen'}`, { places })
      return matches > count / 2
        ? matig('Zoekwoord staat in bijna elke tussenkop: wissel af', { places })
        : matig(`Zoekwoord staat in maar ${matches} van de ${count} tussenkoppen`, { places })
    },
  },
  textCompetingLinks: {
    name: 'Zoekwoord als link',
    judge({ score, reading }) {
      if (score === 8) return goed('Geen link met alleen je zoekwoord erin')
      if (score !== 2) return undefined
      const places = reading
        .research('getAnchorsWithKeyphrase')
        .anchorsWithKeyphrase.flatMap(
          ({ sourceCodeLocation: { startOffset, endOffset } }) => reading.placeOf(startOffset, endOffset) ?? [],
        )
      return matig('Zoekwoord is een link naar een andere pagina: zo wijst je tekst Google daarheen', { places })
    },
  },
  imageKeyphrase: {
    name: 'Zoekwoord bij het beeld',
    judge(seen) {
      const { score, reading } = seen
      const places = pictures(seen)
      // A lead picture is added where the article is published, and not in its text.
      if (places.length === 0) return null
      if (score === 9) return goed('Beschrijving van het beeld noemt je zoekwoord')
      if (score !== 6) return undefined
      const { noAlt, withAltKeyword, withAltNonKeyword } = reading.research('altTagCount')
      const besides = { places, fix: describePicture(reading.blocks, reading.input.keyphrase) }
      if (withAltKeyword > withAltNonKeyword + noAlt)
        return matig('Zoekwoord staat bij bijna elk beeld: beschrijf wat er te zien is', { places })
      if (withAltKeyword > 0) return matig('Zoekwoord staat bij maar weinig beelden', besides)
      return withAltNonKeyword > 0
        ? matig('Zoekwoord ontbreekt in de beschrijving van het beeld', besides)
        : matig('Beeld heeft geen beschrijving voor wie het niet ziet', besides)
    },
  },
  functionWordsInKeyphrase: {
    name: 'Woorden van het zoekwoord',
    judge({ score, reading }) {
      if (score !== 0) return undefined
      const text = `‘${bare(reading.input.keyphrase)}’ zegt niet waar het over gaat: kies een zoekwoord met inhoud`
      return fout(text, { places: inField })
    },
  },
} as const satisfies Record<string, Judge>
