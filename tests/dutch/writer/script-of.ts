// The script of a subject, for tests that expect one. Knows no rule of it.
import assert from 'node:assert/strict'
import { composeScript, type Script } from '#dutch/writer/script/script.ts'
import type { Subject } from '#dutch/writer/subject.ts'

export function script(subject: Subject, language: 'nl' | 'en' = 'nl', seed = 1): Script {
  const made = composeScript({ ...subject, language }, seed)
  if ('declined' in made) assert.fail(made.declined)
  return made
}
