// The settings, as whoever runs the server meets them: a wrong one stops the start with a line, a right one does what it says.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client } from '../support/app.ts'
import { newDatabasePlace, type DatabasePlace } from '../support/database.ts'
import { listening, refusal, serverStarter } from '../support/server-process.ts'

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const startIn = serverStarter()
const start = (env: Record<string, string>) => startIn(place, env)

const badSettings: Record<string, [env: Record<string, string>, line: RegExp]> = {
  'a port that is no number': [{ PORT: 'drie' }, /PORT: geef een getal/],
  'a port that is too high': [{ PORT: '65536' }, /PORT: geef een getal/],
  'an unknown provider': [{ AI_PROVIDER: 'gratis' }, /AI_PROVIDER: kies uit ingebouwd, openai/],
  'a provider without its key': [{ AI_PROVIDER: 'openai', AI_MODEL: 'x' }, /AI_API_KEY: nodig bij AI_PROVIDER=openai/],
  'a provider without a model': [{ AI_PROVIDER: 'mistral', AI_API_KEY: 'x' }, /AI_MODEL: nodig/],
  'a compatible server without its address': [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' },
    /AI_BASE_URL: nodig/,
  ],
  'an address that is none': [{ PUBLIC_URL: 'kopij' }, /PUBLIC_URL: geef een adres/],
  'an address with a path': [{ PUBLIC_URL: 'https://kopij.example/app' }, /PUBLIC_URL: geef alleen/],
  'a host that does not exist': [{ HOST: 'bestaat.niet.invalid' }, /^Het adres bestaat\.niet\.invalid bestaat niet/m],
  'a database of another kind': [{ DATABASE_URL: 'mysql://ergens/x' }, /DATABASE_URL: geef een adres/],
  'a short password': [{ ADMIN_PASSWORD: 'kort5' }, /ADMIN_PASSWORD: gebruik minstens 6 tekens/],
  'a switch that is neither on nor off': [{ RATE_LIMIT: 'soms' }, /RATE_LIMIT: kies on of off/],
  'an unknown log level': [{ LOG_LEVEL: 'veel' }, /LOG_LEVEL: kies uit/],
}
for (const [name, [env, line]] of Object.entries(badSettings)) {
  test(`${name} stops the start with a line that says so`, async () => {
    const printed = await refusal(start(env))
    assert.match(printed, line)
    if (env.HOST === undefined) assert.match(printed, /^Ongeldige instelling /)
    assert.ok(!printed.includes('kort5'))
  })
}

test('an empty setting counts as none', async () => {
  const server = start({ ADMIN_PASSWORD: '', AI_PROVIDER: '', PUBLIC_URL: ' ', RATE_LIMIT: '' })
  await listening(server)
})

test('the settings reach what they are for', async () => {
  const person = { username: 'wie', name: 'Wie', email: 'wie@example.com', password: 'geheim-genoeg' }
  const proxied = { 'x-forwarded-for': '203.0.113.9' }
  const strict = start({ PUBLIC_URL: 'HTTPS://Kopij.Example/', TRUST_PROXY: 'on' })
  await listening(strict)
  const reply = await new Client(strict.url, proxied).post('/api/register', person)
  assert.equal(reply.body.ipAddress, '203.0.113.9')
  assert.match(reply.headers.getSetCookie()[0] ?? '', /; Secure/)
  const wrong = () => new Client(strict.url, proxied).post('/api/login', { username: 'wie', password: 'fout-fout' })
  for (let failures = 0; failures < 5; failures += 1) await wrong()
  assert.equal((await wrong()).status, 429)
  strict.kill('SIGKILL')
  await strict.exited

  const open = start({ RATE_LIMIT: 'off' })
  await listening(open)
  const login = await new Client(open.url, proxied).post('/api/login', { username: 'wie', password: person.password })
  assert.equal(login.body.ipAddress, '127.0.0.1')
  assert.doesNotMatch(login.headers.getSetCookie()[0] ?? '', /; Secure/)
})

test('a language model that is unreachable does not stop the start; its tools say so and cost nothing', async () => {
  const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x', AI_BASE_URL: 'http://127.0.0.1:1/v1' }
  const server = start(env)
  await listening(server)
  const client = new Client(server.url)
  await client.post('/api/register', {
    username: 'proef',
    name: 'Proef',
    email: 'proef@example.com',
    password: 'geheim-genoeg',
  })
  const reply = await client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee' })
  assert.deepEqual(
    [reply.status, reply.body.message],
    [502, 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.'],
  )
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 0)
})
