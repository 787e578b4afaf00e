// What the public pages share with the rest: the rules of the contact form, the price with VAT, their addresses.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contactInput } from '#contract/contact/fields.ts'
import { titleTrial } from '#contract/tools/title-trial.ts'
import { contactErrors, type ContactField } from '#web/pages/public/contact-check.ts'
import { publicPathOf, publicPaths } from '#web/pages/public/paths.ts'
import { subjectError } from '#web/pages/public/title-trial.ts'
import { countedPages } from '#contract/visits/cookies.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'

type Typed = Record<ContactField, string>

const good: Typed = { name: 'Noor Jansen', email: 'noor@example.com', company: '', message: 'Hoe begin ik hiermee?' }

/** The first message per field, as the server answers. */
function schemaErrors(typed: Typed): Partial<Typed> {
  const errors: Partial<Typed> = {}
  for (const { path, message } of contactInput.safeParse(typed).error?.issues ?? [])
    errors[path[0] as ContactField] ??= message
  return errors
}

const zeroWidth = '\u200b'
const tried: Record<ContactField, string[]> = {
  name: ['', 'N', 'No', ' N ', '👍', '👍👍', zeroWidth.repeat(3), 'n'.repeat(100), 'n'.repeat(101), 'No\ud800', 'No\0'],
  email: [
    ...`noor noor@ @example.com noor@example noor@example.c noor@example.nl noor@-example.nl noor@exa_mple.nl`.split(
      ' ',
    ),
    ...`o'neil@example.nl .noor@example.nl noor.@example.nl no..or@example.nl nóór@example.nl a@b@example.nl`.split(
      ' ',
    ),
    '',
    ' noor@example.nl ',
    'noor jansen@example.nl',
    'noor+a@sub.example.co.uk',
    `${'n'.repeat(243)}@example.nl`,
    `${'n'.repeat(244)}@example.nl`,
    'n'.repeat(300),
  ],
  company: ['', ' ', 'Krant', 'k'.repeat(200), 'k'.repeat(201), 'Krant\0'],
  message: [
    '',
    'Te kort ok',
    'Te kort o',
    '          ',
    '👍'.repeat(9),
    '👍'.repeat(10),
    'b'.repeat(5_000),
    'b'.repeat(5_001),
  ],
}

test('the contact page refuses what the server would refuse, in the same words', () => {
  assert.deepEqual(contactErrors(good), {})
  let refused = 0
  for (const [field, values] of Object.entries(tried))
    for (const value of values) {
      const typed = { ...good, [field]: value }
      const errors = contactErrors(typed)
      refused += Object.keys(errors).length
      assert.deepEqual(errors, schemaErrors(typed), `${field}: ${JSON.stringify(value.slice(0, 40))}`)
    }
  assert.ok(refused > 20, 'the values tried are not all good')
})

test("an empty contact form gets the specification's message under each field that must be filled", () => {
  assert.deepEqual(contactErrors({ name: '', email: '', company: '', message: '' }), {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  })
})

test('the title tool refuses what the server would refuse, in the same words', () => {
  const subjects = [
    '',
    ' ',
    zeroWidth,
    'a',
    ' a ',
    'é'.repeat(150),
    'é'.repeat(151),
    '🍅'.repeat(150),
    'nul \0',
    'half \ud800',
  ]
  for (const subject of subjects)
    assert.equal(subjectError(subject), titleTrial.body.safeParse({ subject }).error?.issues[0]?.message, subject)
})

test('visits are counted of every public page but the language check, which may send nothing', () => {
  assert.deepEqual(new Set([...countedPages, '/taalcheck']), publicPaths)
})

test('Premium costs 19,99 euro, which is 24,19 euro with 21 % VAT', () => {
  assert.deepEqual([PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT], ['19,99', '24,19'])
})

test('a public page is known however its address is typed, and no other address is one', () => {
  assert.equal(publicPathOf('/'), '/')
  assert.equal(publicPathOf('/Privacybeleid/'), '/privacybeleid')
  assert.equal(publicPathOf('/COOKIEBELEID'), '/cookiebeleid')
  for (const path of ['/auth', '/admin', '/privacybeleid/meer', '/algemene', ''])
    assert.equal(publicPathOf(path), undefined)
})
