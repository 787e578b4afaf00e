// The words for what is found of title, description and slug, with the clicks that mend it. Knows no screen.
import { fout, goed, matig, times, type Judge } from './judging.ts'
import { DESCRIPTION_LENGTH, TITLE_WIDTH_PX } from './limits.ts'
import { descriptionFromText, shorterDescription, shorterTitle, slugOfKeyphrase, titleWithKeyphrase } from './mends.ts'

const inTitle = [{ field: 'seoTitle' }] as const
const inDescription = [{ field: 'seoDescription' }] as const
const inSlug = [{ field: 'slug' }] as const

export const snippetJudges = {
  keyphraseInSEOTitle: {
    name: 'Zoekwoord in de SEO-titel',
    judge({ score, reading }) {
      const { input } = reading
      const title = input.seoTitle || input.title
      if (title === '') return null
      const { exactMatchFound, position } = reading.research('findKeyphraseInSEOTitle')
      if (score === 9)
        return goed(
          exactMatchFound && position === 0 ? 'SEO-titel begint met je zoekwoord' : 'Zoekwoord staat in de SEO-titel',
        )
      if (score !== 2) return undefined
      return fout('Zoekwoord ontbreekt in de SEO-titel', {
        places: inTitle,
        fix: titleWithKeyphrase(title, input.keyphrase),
      })
    },
  },
  titleWidth: {
    name: 'Breedte van de SEO-titel',
    judge({ score, reading: { input } }) {
      if (score === 9) return goed('SEO-titel past in Google')
      if (score === 1) return fout('Er is nog geen titel', { places: inTitle })
      if (score !== 3) return undefined
      return matig(`SEO-titel is ${input.titleWidth - TITLE_WIDTH_PX} px te breed: Google kapt hem af`, {
        places: inTitle,
        fix: shorterTitle(input.seoTitle || input.title),
      })
    },
  },
  metaDescriptionKeyword: {
    name: 'Zoekwoord in de omschrijving',
    judge({ score, reading }) {
      // That there is none is a finding of its own.
      if (reading.input.seoDescription === '') return null
      if (score === 9) return goed('Zoekwoord staat in de omschrijving')
      if (score !== 3) return undefined
      const count = reading.research('metaDescriptionKeyword')
      return count > 0
        ? matig(`Zoekwoord staat ${times(count)} in de omschrijving: twee keer is genoeg`, { places: inDescription })
        : matig('Zoekwoord ontbreekt in de omschrijving', { places: inDescription })
    },
  },
  metaDescriptionLength: {
    name: 'Lengte van de omschrijving',
    judge({ score, reading: { input, blocks } }) {
      const { length } = input.seoDescription
      if (score === 9) return goed('Omschrijving heeft een goede lengte')
      if (score === 1)
        return fout('Er is nog geen omschrijving', { places: inDescription, fix: descriptionFromText(blocks) })
      if (score !== 6) return undefined
      const over = length - DESCRIPTION_LENGTH.most
      if (over <= 0) return matig(`Omschrijving is kort: er passen nog ${-over} tekens bij`, { places: inDescription })
      return matig(`Omschrijving is ${over} ${over === 1 ? 'teken' : 'tekens'} te lang: Google kapt het einde af`, {
        places: inDescription,
        fix: shorterDescription(input.seoDescription),
      })
    },
  },
  slugKeyword: {
    name: 'Zoekwoord in de slug',
    judge({ score, reading: { input } }) {
      if (score === 9) return goed('Zoekwoord staat in de slug')
      const fix = slugOfKeyphrase(input.keyphrase)
      if (score === 6) return matig('Zoekwoord ontbreekt in de slug', { places: inSlug, fix })
      return score === 3 ? fout('Er is nog geen slug', { places: inSlug, fix }) : undefined
    },
  },
} as const satisfies Record<string, Judge>
