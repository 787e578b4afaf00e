// The list of all work on texts that a child process may be asked to do.
import {
  carryMarks,
  copyForSearch,
  findUndescribed,
  placePictures,
  measureText,
  readFacts,
  shingleText,
} from './articles/text-work.ts'
import { tellSubject } from './campaigns/text-work.ts'
import { compareThere, findPictures, makeOutgoing } from './publishing/text-work.ts'
import { composeText } from './tools/providers/composing.ts'
import type { TextWork } from './workshop/text-work.ts'

export const allTextWork: readonly TextWork<never, unknown>[] = [
  readFacts,
  carryMarks,
  shingleText,
  measureText,
  copyForSearch,
  findUndescribed,
  placePictures,
  tellSubject,
  makeOutgoing,
  compareThere,
  findPictures,
  composeText,
]
