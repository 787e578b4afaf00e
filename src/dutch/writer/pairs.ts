// Two facts of an article as sentences in a row. Knows nothing of networks.
import { characterCount } from '../characters.ts'
import { hasMainVerb } from '../text/finite-verbs.ts'
import type { Candidate } from './choice.ts'
import { hasColon, isOneSentence, sentence } from './endings.ts'
import { headlineWorth, OWN_VOICE } from './headline-worth.ts'
import { overlap } from './likeness.ts'
import type { Material, Piece } from './material.ts'
import { isMoment, mayHead } from './sentences-for.ts'
import { isIntroduced } from './ground.ts'

/** What is lost for each fact that is put behind, and of what it lacks there. */
const LOST = { joined: 0.8, worth: 0.35 } as const
/** The share of its words that a fact may have in common with what stands before it. */
const SHARED = 0.3
/** Worth under which a fact tells too little to stand in a row. */
const LEAST = -3

/**
 * Two facts in the order of the text, one of the news or of the same things behind the other, of at most `most` characters;
 * `forms` are the ways to tell a sentence.
 */
export function rowsOf(
  material: Material,
  most: number,
  forms: (text: string) => readonly string[] = (text) => [text],
): Candidate[] {
  const { ranked, title } = material
  const told = ranked
    .map((piece, rank) => ({
      piece,
      forms: forms(piece.short),
      behind: headlineWorth(piece, rank, 'title', material),
      alone: headlineWorth(piece, rank, 'nothing', material),
    }))
    .filter(({ piece, behind }) => behind > LEAST && mayHead(piece, material) && mayFollow(piece))
  return told.flatMap(({ piece: first, forms: opening, alone }) => {
    if (alone <= LEAST || isMoment(first) || !hasMainVerb(first.short)) return []
    return told.flatMap(({ piece, forms: following, behind }) => {
      const same = overlap(first.stems, piece.stems)
      if (same > SHARED || piece.definites.strange || !goesOn(first, piece, same)) return []
      if (!isIntroduced({ pieces: [piece] }, `${title} ${first.short}`)) return []
      const score = alone - LOST.joined - Math.max(0, alone - behind) * LOST.worth
      return opening.flatMap((one) =>
        following
          .map((other) => `${sentence(one)} ${sentence(other)}`)
          .filter((text) => characterCount(text) <= most)
          .map((text) => ({ text, angle: 'pair', score })),
      )
    })
  })
}

/** Whether a fact may stand behind another: later in the text, and of the same paragraph, of the same things, or of the news. */
function goesOn(last: Piece, { fact }: Piece, same: number): boolean {
  if (fact.index <= last.fact.index) return false
  return fact.paragraph === last.fact.paragraph || same > 0 || last.ground === 'lead'
}

const mayFollow = ({ fact, short, ground }: Piece): boolean =>
  fact.quote === null &&
  ground !== 'part' &&
  !fact.kinds.has('question') &&
  !OWN_VOICE.test(short) &&
  !hasColon(short) &&
  isOneSentence(short)
