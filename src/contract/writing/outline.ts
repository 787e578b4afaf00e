// The outline of an article: its sections in order, each with a heading and what is to be told there.
import { z } from 'zod'
import { textField } from '../text.ts'

/** In sections, in points of one section, and in characters of a heading and a point. */
export const OUTLINE_LIMITS = { sections: 20, points: 8, heading: 200, point: 300 } as const

const { sections, points, heading, point } = OUTLINE_LIMITS

export const outlineSection = z.object({
  heading: textField({
    min: 1,
    max: heading,
    tooShort: 'Geef elk onderdeel een kop.',
    tooLong: `Een kop telt hoogstens ${heading} tekens.`,
    oneLine: true,
  }),
  /** What the section is to tell; none: whatever the sources say about its heading. */
  points: z
    .array(
      textField({
        min: 1,
        max: point,
        tooShort: 'Schrijf het punt op, of haal het weg.',
        tooLong: `Een punt telt hoogstens ${point} tekens.`,
        oneLine: true,
      }),
    )
    .max(points, `Een onderdeel heeft hoogstens ${points} punten.`),
})
export type OutlineSection = z.infer<typeof outlineSection>

export const outline = z.object({
  sections: z
    .array(outlineSection)
    .min(1, 'Een opzet heeft minstens één onderdeel.')
    .max(sections, `Een opzet heeft hoogstens ${sections} onderdelen.`),
})
export type Outline = z.infer<typeof outline>
