// A version of an article: its text as it once was. Its number is that of the save which made it.
import { z } from 'zod'
import { textField } from '../text.ts'
import { machineBlocks } from '../writing/blocks.ts'

/** How long a writer rests before the text that stands there becomes a version, in minutes. */
export const VERSION_REST_MINUTES = 10

/** How many closed versions are kept beside those that were named, checked, shown to somebody outside or are still to go out. */
export const VERSIONS_KEPT = 20

/** Most versions in one reply: what has a name, was checked or was shown stays for good. */
export const VERSIONS_PAGE = 100

const LONGEST_NAME = 100

/**
 * Why a version was closed: the writer rested, saved by hand, named or checked it, showed it to somebody outside, had it published, or
 * something else took its place.
 */
export const versionReasons = ['rest', 'save', 'name', 'check', 'shown', 'publish', 'restore', 'import', 'ai'] as const
export type VersionReason = (typeof versionReasons)[number]

export const newVersionName = z.object({
  name: textField({ min: 1, max: LONGEST_NAME, tooShort: 'Geef de versie een naam.', oneLine: true }),
})

export const versionEntry = z.object({
  /** The number of the save: what `version` of the article was then. */
  n: z.int(),
  name: z.string().nullable(),
  title: z.string(),
  wordCount: z.int(),
  reason: z.enum(versionReasons),
  /** When this text was last saved. */
  createdAt: z.iso.datetime(),
  /** How many of its blocks a model or the built-in writer wrote. */
  machineBlocks: z.int(),
})
export type VersionEntry = z.infer<typeof versionEntry>

export const versionText = versionEntry.extend({ content: z.string(), blocks: machineBlocks })
