// All general Dutch sentences by domain. Joins the data; the sentences themselves stand in the files beside it.
import { foodSentences, gardenSentences, homeSentences } from './dutch-around-the-house.ts'
import { generalSentences, howtoSentences, productSentences, styleSentences } from './dutch-choosing-and-making.ts'
import { moneySentences, techSentences, workSentences } from './dutch-daily.ts'
import { cultureSentences, seasonSentences, sportSentences, travelSentences } from './dutch-free-time.ts'
import { animalSentences, familySentences, healthSentences } from './dutch-people-and-animals.ts'
import { consolingSentences, newsSentences, reportedSentences, seriousSentences } from './dutch-sober.ts'
import type { GeneralSentence, GeneralSentences } from './domain.ts'

function sentences(byIdea: Readonly<Record<string, string>>): readonly GeneralSentence[] {
  return Object.entries(byIdea).map(([idea, text]) => ({ idea, text }))
}

/** Dutch sentences of 40 to 130 characters, at least 28 for each domain, each with an idea of its own within it. */
export const dutchSentences: GeneralSentences = {
  serious: sentences({ ...seriousSentences, ...reportedSentences }),
  news: sentences(newsSentences),
  food: sentences(foodSentences),
  garden: sentences(gardenSentences),
  travel: sentences(travelSentences),
  home: sentences(homeSentences),
  style: sentences(styleSentences),
  family: sentences(familySentences),
  animals: sentences(animalSentences),
  tech: sentences(techSentences),
  money: sentences(moneySentences),
  sport: sentences(sportSentences),
  culture: sentences(cultureSentences),
  work: sentences(workSentences),
  health: sentences(healthSentences),
  season: sentences(seasonSentences),
  howto: sentences(howtoSentences),
  product: sentences(productSentences),
  general: sentences(generalSentences),
}

/** For a serious subject that readers may carry themselves: what is true of any serious one, and a few words of comfort. */
export const dutchPersonalSentences: readonly GeneralSentence[] = sentences({
  ...seriousSentences,
  ...consolingSentences,
})
