// Makes of an article what tools ask for: its title, what it is about, and its readable text. Knows no tool and no SQL.
import { SUBJECT_SEPARATOR } from '#contract/tools/link-in-bio-captions.ts'
import { gapsIn } from '#contract/articles/gaps.ts'
import type { CampaignPartName } from '#contract/campaigns/parts.ts'
import { plainText } from '#contract/markdown/plain-text.ts'
import { LONGEST_SOURCE } from '#contract/tools/article.ts'
import { RECOMMENDED_DESCRIPTION } from '#contract/tools/subject.ts'
import { LONGEST_SUBJECT } from '#contract/tools/titeltovenaar.ts'

/** The fields of an article that a campaign is written from. */
export interface Told {
  title: string
  content: string
  seoDescription: string | null
}

export interface Subject {
  title: string
  /** '' for an article without a sentence. */
  description: string
  /** The readable text, cut at the end of a sentence where it is too long for a tool; '' when there is none. */
  source: string
}

/** The rules of Dutch are loaded with the first campaign. */
export async function subjectOf({ title, content, seoDescription }: Told): Promise<Subject> {
  const [{ cutAtSentence }, { proposeSubject }, { splitSentences }] = await Promise.all([
    import('#dutch/source/cut.ts'),
    import('#dutch/source/proposal.ts'),
    import('#dutch/text/sentences.ts'),
  ])
  // What is left to fill in is no fact, and 'De entree kost' is no sentence without it.
  const filledIn = (line: string) =>
    gapsIn(line).length === 0
      ? line
      : splitSentences(line)
          .filter((sentence) => gapsIn(sentence).length === 0)
          .join(' ')
  const text = gapsOnOneLine(plainText(content)).split('\n').map(filledIn).join('\n').trim()
  const { text: source } = cutAtSentence(text, LONGEST_SOURCE)
  // Behind a headline the first sentences of a text are its lead.
  const lead = seoDescription?.trim() || proposeSubject(`${title}\n\n${source}`).description || source
  return { title, description: shortened(lead), source }
}

function gapsOnOneLine(text: string): string {
  const gaps = gapsIn(text)
  const ends = [0, ...gaps.map(({ to }) => to)]
  const parts = gaps.map(({ from, to }, at) => text.slice(ends[at], from) + text.slice(from, to).replaceAll('\n', ' '))
  return parts.join('') + text.slice(ends.at(-1))
}

/** Cut at 500 characters and an ellipsis, as whatever an article hands on (specification, section 9). */
function shortened(description: string): string {
  const characters = [...description]
  if (characters.length <= RECOMMENDED_DESCRIPTION) return description
  return `${characters.slice(0, RECOMMENDED_DESCRIPTION).join('').trimEnd()}…`
}

/** The fields of each part's tool, without those that all have. */
export const inputOf: Readonly<Record<CampaignPartName, (subject: Subject) => object>> = {
  // A context is what TitelTovenaar cannot do without.
  titels: ({ title, description }) => ({ subject: withinSubject(title), context: description || title }),
  facebook: described,
  pinterest: described,
  'link-in-bio': ({ title, description }) => ({
    url: description === '' ? title : `${title}${SUBJECT_SEPARATOR}${description}`,
  }),
  shorts: described,
  meta: ({ title }) => ({ title }),
}

function described({ title, description }: Subject) {
  return { title, ...(description !== '' && { description }) }
}

/** A title that TitelTovenaar takes for its subject: of a longer one its first whole words. */
function withinSubject(title: string): string {
  const characters = [...title]
  if (characters.length <= LONGEST_SUBJECT) return title
  const room = characters.slice(0, LONGEST_SUBJECT + 1).join('')
  const space = room.lastIndexOf(' ')
  return (space > 0 ? room.slice(0, space) : characters.slice(0, LONGEST_SUBJECT).join('')).trimEnd()
}
