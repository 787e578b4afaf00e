// Link in Bio (Instagram): captions that lead to the link in the profile. Two endpoints for the same kind of caption: the
// 3-in-1 screen sends title and description apart, the Link in Bio screen sends both in one field.
import { z } from 'zod'
import { textField } from '../text.ts'
import { defineContract } from './define.ts'
import { resultList } from './result-list.ts'
import { articleSubject, LONGEST_DESCRIPTION, LONGEST_TITLE } from './subject.ts'

/**
 * Lengths in characters that are accepted. A caption is as long as its source carries: the recommended length is aimed at, and
 * never padded to.
 */
export const ACCEPTED_CAPTION = { min: 1, max: 500 } as const

const captions = resultList(ACCEPTED_CAPTION)

export const linkInBioTitles = defineContract({
  name: 'link-in-bio-titles',
  path: '/api/content/linkinbio-titles',
  input: articleSubject,
  output: z.object({ titles: captions }),
})

/** Between title and description in the one field of `linkInBioCaptions`. */
export const SUBJECT_SEPARATOR = ' - '

export const linkInBioCaptions = defineContract({
  name: 'link-in-bio-captions',
  path: '/api/caption/linkinbio',
  input: z.object({
    /** The title, plus ' - ' and the description if there is one. */
    url: textField({
      min: 1,
      max: LONGEST_TITLE + SUBJECT_SEPARATOR.length + LONGEST_DESCRIPTION,
      tooShort: 'Een titel is verplicht',
    }),
  }),
  output: z.object({ captions }),
})
