// Hashtags for an Instagram caption, from the nouns and names of the title.
// Knows nothing of captions or their length.

import { nounsOf, type Noun } from './nouns.ts'
import { fits, type Reading } from './subject.ts'

/** More look like spam, and take room from the words. */
const MOST = 3

/** At most three hashtags in the order of the title; none for a serious or an English title. */
export function hashtagsFor(reading: Reading): string[] {
  if (reading.register === 'serious' || reading.english) return []
  return nounsOf(reading.title)
    .map(hashtag)
    .filter((tag) => fits(tag, reading))
    .slice(0, MOST)
}

/** '#MaxVerstappen' for a name of several words, else lower case: '#moestuin'. */
function hashtag(noun: Noun): string {
  const [first = ''] = noun
  if (noun.length === 1) return `#${first.toLowerCase()}`
  return `#${noun.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`
}
