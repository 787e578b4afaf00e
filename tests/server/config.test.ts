// The settings of mail and of object storage as the environment gives them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig, StartProblem, youtubeItself } from '#server/config.ts'
import { configuredPlaces, servicePortsOf } from '#server/fetch/configured.ts'

const mailOf = (env: Record<string, string>) => {
  const { mail, contactEmail } = readConfig(env)
  return { ...mail, contactEmail }
}

test('without settings mails come from kopij at the name people use, and no server is known', () => {
  const of = (PUBLIC_URL: string) => mailOf({ PUBLIC_URL })
  assert.deepEqual(mailOf({}), {
    smtpUrl: undefined,
    from: 'Kopij <kopij@localhost>',
    contactEmail: 'kopij@localhost',
  })
  assert.equal(of('https://kopij.example.nl:8443').from, 'Kopij <kopij@kopij.example.nl>')
  assert.equal(of('http://192.0.2.7:3000').contactEmail, 'kopij@localhost')
  assert.equal(of('http://[2001:db8::1]').contactEmail, 'kopij@localhost')
})

test('people write to the address of the sender, unless another is given', () => {
  assert.equal(mailOf({ MAIL_FROM: 'redactie@example.nl' }).contactEmail, 'redactie@example.nl')
  assert.equal(mailOf({ MAIL_FROM: 'Redactie, Noord <redactie@example.nl>' }).contactEmail, 'redactie@example.nl')
  assert.equal(mailOf({ MAIL_FROM: 'a@example.nl', CONTACT_EMAIL: ' b@example.nl ' }).contactEmail, 'b@example.nl')
})

for (const url of ['smtp://localhost', 'smtp://mail.example.nl:2525', 'smtps://naam:p%40ss@mail.example.nl']) {
  test(`${url} is a mail server`, () => assert.equal(mailOf({ SMTP_URL: url }).smtpUrl, url))
}

const bucket = { S3_BUCKET: 'kopij-noord', S3_ACCESS_KEY_ID: 'sleutel', S3_SECRET_ACCESS_KEY: 'geheim-woord' }

test('files go to a bucket when one is named with its key, and to the disk when none is', () => {
  assert.equal(readConfig({}).s3, undefined)
  assert.equal(readConfig({ S3_REGION: 'eu-west-1' }).s3, undefined)
  const known = { bucket: 'kopij-noord', accessKeyId: 'sleutel', secretAccessKey: 'geheim-woord' }
  assert.deepEqual(readConfig(bucket).s3, { ...known, endpoint: undefined, region: 'us-east-1' })
  const elsewhere = { S3_ENDPOINT: 'https://opslag.example.nl:9000', S3_REGION: 'eu-west-1' }
  assert.deepEqual(readConfig({ ...bucket, ...elsewhere }).s3, {
    ...known,
    endpoint: 'https://opslag.example.nl:9000',
    region: 'eu-west-1',
  })
})

test('half of what a bucket needs stops the start: files would silently go somewhere else', () => {
  for (const name of Object.keys(bucket)) {
    const { [name as keyof typeof bucket]: _left, ...rest } = bucket
    assert.throws(
      () => readConfig(rest),
      new RegExp(`^StartProblem: Ongeldige instelling ${name}: nodig bij S3_`),
      name,
    )
  }
  assert.throws(() => readConfig({ S3_ENDPOINT: 'https://opslag.example.nl' }), /S3_BUCKET: nodig bij S3_ENDPOINT/)
})

const bad: Record<string, string[]> = {
  S3_BUCKET: ['Kopij', 'a', 'kopij/foto’s', '-kopij', 'k'.repeat(64), 'geheim-woord!'],
  S3_ENDPOINT: ['opslag.example.nl', 'ftp://geheim-woord'],
  SMTP_URL: ['mail.example.nl', 'http://mail.example.nl', 'smtp://', 'smtp://naam:geheim-woord@', 'ftp://geheim-woord'],
  MAIL_FROM: [
    'geen adres',
    'Kopij',
    'Kopij <kopij>',
    'a@example.nl, b@example.nl',
    'Kopij <a@example.nl> <b@example.nl>',
    'Kopij\r\nBcc: b@example.nl <a@example.nl>',
    '@example.nl',
  ],
  CONTACT_EMAIL: [
    'niemand',
    'Kopij <kopij@example.nl>',
    'a@example.nl,b@example.nl',
    'a@example.nl\nBcc: b@example.nl',
  ],
}
for (const [name, values] of Object.entries(bad)) {
  for (const value of values) {
    test(`${name} ${JSON.stringify(value)} stops the start with a line that names the setting, not its value`, () => {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error: unknown) =>
          error instanceof StartProblem &&
          error.message.startsWith(`Ongeldige instelling ${name}: `) &&
          !error.message.includes('geheim-woord'),
      )
    })
  }
}

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_PRICE_ID: 'price_1' }

test('payments need all of their settings or none: half of them would take money that nobody hears of', () => {
  assert.equal(readConfig({}).stripe, undefined)
  const known = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1' }
  assert.deepEqual(readConfig(stripe).stripe, { ...known, apiUrl: undefined })
  for (const name of Object.keys(stripe)) {
    const { [name as keyof typeof stripe]: _left, ...rest } = stripe
    assert.throws(
      () => readConfig(rest),
      new RegExp(`^StartProblem: Ongeldige instelling ${name}: nodig bij STRIPE_`),
      name,
    )
  }
  assert.throws(
    () => readConfig({ STRIPE_API_URL: 'http://127.0.0.1:1' }),
    /STRIPE_SECRET_KEY: nodig bij STRIPE_API_URL/,
  )
})

test('anybody may register and nothing is measured, until the settings say otherwise', () => {
  const { registration, analytics } = readConfig({})
  assert.deepEqual([registration, analytics], ['open', false])
  const set = readConfig({ REGISTRATION: 'invite', ANALYTICS: 'on' })
  assert.deepEqual([set.registration, set.analytics], ['invite', true])
})

test('a key for secrets has 32 characters or more, and one from before stands beside one in force', () => {
  assert.throws(() => readConfig({ SECRET_KEY: 'k'.repeat(31) }), /SECRET_KEY: gebruik minstens 32 tekens/)
  assert.equal(readConfig({ SECRET_KEY: 'k'.repeat(32) }).secretKey, 'k'.repeat(32))
  assert.throws(() => readConfig({ SECRET_KEY_BEFORE: 'k'.repeat(32) }), /SECRET_KEY: nodig bij SECRET_KEY_BEFORE/)
})

test('YouTube is YouTube itself, with ten thousand units a day and without a key, unless settings say otherwise', () => {
  assert.deepEqual(readConfig({}).youtube, youtubeItself)
  assert.equal(youtubeItself.units, 10_000)
  const given = readConfig({
    YOUTUBE_API_KEY: ' sleutel ',
    YOUTUBE_API_URL: 'http://127.0.0.1:4001/youtube/v3/',
    YOUTUBE_FEED_URL: 'http://127.0.0.1:4002/feeds/videos.xml',
    YOUTUBE_HUB_URL: 'http://127.0.0.1:4002/hub',
    YOUTUBE_UNITS: '500',
  })
  assert.deepEqual([given.youtube.apiKey, given.youtube.units], ['sleutel', 500])
  assert.equal(given.youtube.apiUrl, 'http://127.0.0.1:4001/youtube/v3')
  // The own network is reached only where that was asked for, whatever is configured; YouTube's own need no exception.
  assert.deepEqual(configuredPlaces(given), [])
  assert.deepEqual(configuredPlaces({ ...given, fetchPrivate: true }), [
    '127.0.0.1:4001',
    '127.0.0.1:4002',
    '127.0.0.1:4002',
  ])
  assert.deepEqual(configuredPlaces(readConfig({})), [])
  for (const units of ['0', '-1', '1e3', 'veel', '1.5'])
    assert.throws(() => readConfig({ YOUTUBE_UNITS: units }), /Ongeldige instelling YOUTUBE_UNITS: geef een getal/)
  for (const name of ['YOUTUBE_API_URL', 'YOUTUBE_FEED_URL', 'YOUTUBE_HUB_URL'])
    assert.throws(() => readConfig({ [name]: 'youtube.com' }), new RegExp(`Ongeldige instelling ${name}`))
})

test('the ports of its own database, mail and storage are known, named or not; those of the web are no services', () => {
  const ports = (env: Record<string, string>) => servicePortsOf(readConfig(env))
  const s3 = { S3_BUCKET: 'redactie', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  assert.deepEqual(ports({}), [])
  assert.deepEqual(ports({ DATABASE_URL: 'postgres://kopij:geheim@db:6543/kopij', ...s3 }), [6543])
  assert.deepEqual(ports({ DATABASE_URL: 'postgresql://db/kopij', SMTP_URL: 'smtp://mail' }), [5432, 25])
  assert.deepEqual(ports({ SMTP_URL: 'smtps://mail' }), [465])
  assert.deepEqual(ports({ SMTP_URL: 'smtp://mail:2525', ...s3, S3_ENDPOINT: 'http://minio:9000' }), [2525, 9000])
  for (const S3_ENDPOINT of ['https://minio', 'http://minio', 'https://minio:80', 'http://minio:443'])
    assert.deepEqual(ports({ ...s3, S3_ENDPOINT }), [], S3_ENDPOINT)
})
