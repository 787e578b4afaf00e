import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginInput, registerForm, registerInput } from '#contract/accounts/fields.ts'
import { characterCount, textField } from '#contract/text.ts'
import { articleSubject } from '#contract/tools/subject.ts'
import { linkInBioCaptions } from '#contract/tools/link-in-bio-captions.ts'

/** The first message about each field. */
function messages(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  const found: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message
  return found
}

const form = { name: 'Jo', email: 'jo@example.com', username: 'jo', password: '123456', passwordConfirm: '123456' }

test('a character is a code point: an emoji counts once', () => {
  assert.equal(characterCount(''), 0)
  assert.equal(characterCount('café'), 4)
  assert.equal(characterCount('🌱🌱'), 2)
})

test('a text field that is far too long is looked at no further, whatever is around it', () => {
  const says = (text: string) =>
    textField({ max: 5 })
      .safeParse(text)
      .error?.issues.map(({ message }) => message)
  // Ten times as long and a thousand beside: the spaces around a text are not its length.
  assert.equal(says(`a${' '.repeat(1_049)}`), undefined)
  assert.deepEqual(says(`a${' '.repeat(1_050)}`), ['Gebruik hoogstens 5 tekens.'])
})

test('a text field counts after trimming, up to and including its bounds', () => {
  const field = textField({ min: 3, max: 5, tooShort: 'te kort' })
  const says = (text: unknown) => field.safeParse(text).error?.issues[0]?.message
  assert.equal(says('ab'), 'te kort')
  assert.equal(says(' ab '), 'te kort')
  assert.equal(says('abc'), undefined)
  assert.equal(says('🌱🌱🌱🌱🌱'), undefined)
  assert.equal(says('abcdef'), 'Gebruik hoogstens 5 tekens.')
  assert.equal(says(undefined), 'te kort')
  assert.equal(says(7), 'Vul hier tekst in.')
  assert.equal(says('ab\u0000c'), 'De tekst bevat een teken dat niet is toegestaan.')
})

test('a login asks for two and six characters', () => {
  assert.deepEqual(messages(loginInput.safeParse({ username: 'a', password: '12345' })), {
    username: 'Gebruikersnaam moet minstens 2 tekens bevatten',
    password: 'Wachtwoord moet minstens 6 tekens bevatten',
  })
  assert.ok(loginInput.safeParse({ username: 'ab', password: '123456' }).success)
  assert.deepEqual(Object.keys(messages(loginInput.safeParse({}))), ['username', 'password'])
})

test('a registration says per field what is wrong', () => {
  const wrong = registerForm.safeParse({
    name: 'J',
    email: 'jo@',
    username: 'j',
    password: '12345',
    passwordConfirm: '',
  })
  assert.deepEqual(messages(wrong), {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    username: 'Gebruikersnaam moet minstens 2 tekens bevatten',
    password: 'Password must be at least 6 characters',
    passwordConfirm: 'Password must be at least 6 characters',
  })
  assert.ok(registerForm.safeParse(form).success)
})

test('a confirmation that differs is said on the confirm field, also when another field is wrong', () => {
  const differs = { ...form, passwordConfirm: '1234567' }
  assert.deepEqual(messages(registerForm.safeParse(differs)), { passwordConfirm: 'Wachtwoorden komen niet overeen' })
  assert.equal(
    messages(registerForm.safeParse({ ...differs, name: '' }))['passwordConfirm'],
    'Wachtwoorden komen niet overeen',
  )
})

test('spaces around a password are part of it, around a name not', () => {
  const parsed = registerInput.parse({ ...form, name: ' Jo ', password: ' 1234 ' })
  assert.equal(parsed.password, ' 1234 ')
  assert.equal(parsed.name, 'Jo')
})

test('a title of spaces is no title', () => {
  for (const title of ['', '   ', '\n\t']) {
    assert.deepEqual(messages(articleSubject.safeParse({ title })), { title: 'Voer een geldige artikel titel in' })
  }
  assert.deepEqual(messages(linkInBioCaptions.input.safeParse({ url: ' ' })), { url: 'Een titel is verplicht' })
})

test('a description may be absent, null or empty', () => {
  for (const description of [undefined, null, '']) {
    assert.ok(articleSubject.safeParse({ title: 'Titel', description }).success)
  }
})

test('recommended lengths are not enforced', () => {
  assert.ok(articleSubject.safeParse({ title: 'a'.repeat(300), description: 'b'.repeat(2_000) }).success)
})
