// Sixty subjects through every tool with the built-in writer. What they give stands in written.md, for an editor to read.
// After a change that is meant: GOLDEN=write node --test tests/server/golden/golden.test.ts, and read the difference.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { textsIn } from '#contract/tools/define.ts'
import { breachesOf } from './breaches.ts'
import { goldenSubjects } from '../../support/golden-subjects.ts'
import { casesFor, compose, rewriteCases, type GoldenCase } from './tools.ts'

const file = fileURLToPath(new URL('written.md', import.meta.url))
const sections = goldenSubjects.map((subject, at) => ({
  subject,
  cases: casesFor(subject, at).map((asked) => ({ asked, output: compose(asked, at) })),
}))

const rewritten = rewriteCases().map((asked) => ({ asked, output: compose(asked, 0) }))

test('there are sixty subjects, of ten kinds and more', () => {
  assert.equal(goldenSubjects.length, 60)
  assert.ok(new Set(goldenSubjects.map(({ kind }) => kind)).size >= 10)
})

test('nothing that is written breaks a rule of the product or of the language', () => {
  const breaches = sections.flatMap(({ cases }) =>
    cases.filter(({ output }) => !declined(output)).flatMap(({ asked, output }) => breachesOf({ ...asked, output })),
  )
  assert.deepEqual(breaches.slice(0, 10), [], `${breaches.length} breaches`)
})

test('most texts that people paste can be rewritten in most ways', () => {
  const refused = rewritten.filter(({ output }) => declined(output)).map(({ asked }) => asked.heading)
  assert.ok(refused.length <= rewritten.length / 4, refused.join('; '))
})

test('only the rewriter may find nothing to change', () => {
  const others = sections
    .flatMap(({ cases }) => cases)
    .filter(({ asked, output }) => declined(output) && asked.title !== null)
  assert.deepEqual(
    others.map(({ asked }) => asked.heading),
    [],
  )
})

test('what is written is what stands in written.md', () => {
  const now = `${[opening, ...sections.map(sectionOf), '## Herschreven teksten', ...rewritten.map(caseOf)].join('\n\n')}\n`
  if (process.env.GOLDEN === 'write') writeFileSync(file, now)
  const kept = readFileSync(file, 'utf8')
  // Section by section: a difference then names its subject instead of printing the whole file.
  const [before, after] = [kept.split('\n## '), now.split('\n## ')]
  const changed = after.filter((section, at) => section !== before[at]).map((section) => section.split('\n')[0])
  assert.deepEqual(changed, [])
  assert.equal(kept, now)
})

const opening = [
  '# Zestig onderwerpen',
  'Wat de ingebouwde schrijver van zestig verzonnen onderwerpen maakt: alle gereedschappen, zonder AI-model.',
  'Gemaakt door `golden.test.ts`; niet met de hand wijzigen.',
].join('\n\n')

const declined = (output: unknown): output is { declined: string } =>
  typeof output === 'object' && output !== null && 'declined' in output

function sectionOf({ subject, cases }: (typeof sections)[number]): string {
  const given =
    subject.lead === ''
      ? 'Zonder omschrijving.'
      : `${subject.described ? 'Omschrijving' : 'Alleen voor de herschrijver'}: ${subject.lead}`
  return [`## ${subject.title}`, `_${subject.kind}_. ${given}`, ...cases.map(caseOf)].join('\n\n')
}

function caseOf({ asked, output }: { asked: GoldenCase; output: unknown }): string {
  if (declined(output)) return `### ${asked.heading}\n\n_${output.declined}_`
  const texts = textsIn(output)
  const [single = ''] = texts
  const body =
    texts.length === 1
      ? single
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n')
      : texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')
  return `### ${asked.heading}\n\n${body}`
}
