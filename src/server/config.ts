// Parses the environment variables, once. A bad value stops the start with one clear line. Knows nothing of what the parts
// do with the values.
import { z } from 'zod'

/** A reason not to start that the person at the terminal can fix. Its message is printed, without a stack. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

export const aiProviders = ['ingebouwd', 'openai', 'anthropic', 'mistral', 'openai-compatible'] as const

/** Which provider writes the texts. `apiKey` and `baseUrl` are given if the provider needs them. */
export type AiSettings =
  | { provider: 'ingebouwd' }
  | {
      provider: Exclude<(typeof aiProviders)[number], 'ingebouwd'>
      model: string
      apiKey: string | undefined
      baseUrl: string | undefined
    }

/** A bucket in object storage that speaks the protocol of S3. */
export interface S3Settings {
  /** The address of the storage, unless it is Amazon's. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** An account at Stripe, and what is sold there. */
export interface StripeSettings {
  secretKey: string
  /** With which Stripe signs what it tells us. */
  webhookSecret: string
  /** The price of Premium per month, without VAT. */
  priceId: string
  /** Another address than Stripe's own, for tests. */
  apiUrl: string | undefined
}

/** Where YouTube is asked. */
export interface YoutubeSettings {
  /** To the Data API, version 3; undefined: only the public feed is read. */
  apiKey: string | undefined
  apiUrl: string
  feedUrl: string
  /** Where a channel's feed is subscribed to. */
  hubUrl: string
  /** How many units the Data API allows in a day. */
  units: number
}

/** YouTube itself. Another address than its own is for tests. */
export const youtubeItself: YoutubeSettings = {
  apiKey: undefined,
  apiUrl: 'https://www.googleapis.com/youtube/v3',
  feedUrl: 'https://www.youtube.com/feeds/videos.xml',
  hubUrl: 'https://pubsubhubbub.appspot.com/subscribe',
  units: 10_000,
}

const webAddress = z.url({ protocol: /^https?$/, error: 'geef een adres dat met http:// of https:// begint' })

/** An origin: scheme, host and port, normalized to lower case. Cookies and the origin check depend on it. */
const siteAddress = webAddress.pipe(
  z
    .string()
    .refine((address) => {
      const { pathname, search, hash, username, password } = new URL(address)
      return pathname === '/' && search + hash + username + password === ''
    }, 'geef alleen https://, de naam en zo nodig de poort')
    .transform((address) => new URL(address).origin),
)

/** A connection string `postgres://…`, as the library pg reads it. */
const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'geef een adres dat met postgres:// begint' })

/** An e-mail address. Its domain need not be public: `kopij@localhost` works within one's own network. */
const bareAddress = /^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\]+$/u

const contactAddress = z.string().trim().regex(bareAddress, 'geef één e-mailadres')

const mailSender = z
  .string()
  .trim()
  .refine((from) => {
    const [, address = from] = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(from) ?? []
    return bareAddress.test(address)
  }, 'geef een e-mailadres, of Naam <e-mailadres>')

function hasHost(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname !== ''
}

const mailServer = z
  .url({ protocol: /^smtps?$/, error: 'geef een adres dat met smtp:// of smtps:// begint' })
  .pipe(z.string().refine(hasHost, 'noem de mailserver, zoals smtp://mail.example.com:587'))

const environment = z
  .object({
    PORT: z
      .string()
      .regex(/^\d+$/, 'geef een getal van 0 tot en met 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, 'geef een getal van 0 tot en met 65535')
      .default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: databaseAddress.optional(),
    ADMIN_PASSWORD: z.string().min(6, 'gebruik minstens 6 tekens').max(200, 'gebruik hoogstens 200 tekens').optional(),
    PUBLIC_URL: siteAddress.optional(),
    AI_PROVIDER: z.enum(aiProviders, { error: `kies uit ${aiProviders.join(', ')}` }).default('ingebouwd'),
    AI_MODEL: z.string().optional(),
    AI_API_KEY: z.string().optional(),
    AI_BASE_URL: webAddress.optional(),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailSender.optional(),
    CONTACT_EMAIL: contactAddress.optional(),
    S3_ENDPOINT: webAddress.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z
      .string()
      .regex(
        /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
        'geef de naam van een bucket: kleine letters, cijfers, punten en streepjes',
      )
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    FETCH_PRIVATE: z.enum(['on', 'off'], { error: 'kies on of off' }).default('off'),
    REGISTRATION: z.enum(['open', 'invite'], { error: 'kies open of invite' }).default('open'),
    ANALYTICS: z.enum(['on', 'off'], { error: 'kies on of off' }).default('off'),
    SECRET_KEY: z.string().min(32, 'gebruik minstens 32 tekens, zoals van openssl rand -base64 32').optional(),
    SECRET_KEY_BEFORE: z.string().min(32, 'gebruik minstens 32 tekens').optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_PRICE_ID: z.string().optional(),
    STRIPE_API_URL: webAddress.optional(),
    YOUTUBE_API_KEY: z.string().optional(),
    YOUTUBE_API_URL: webAddress.default(youtubeItself.apiUrl),
    YOUTUBE_FEED_URL: webAddress.default(youtubeItself.feedUrl),
    YOUTUBE_HUB_URL: webAddress.default(youtubeItself.hubUrl),
    YOUTUBE_UNITS: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, 'geef een getal van 1 of meer')
      .transform(Number)
      .default(youtubeItself.units),
    RATE_LIMIT: z.enum(['on', 'off'], { error: 'kies on of off' }).default('on'),
    TRUST_PROXY: z.enum(['on', 'off'], { error: 'kies on of off' }).default('off'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'kies uit fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  })
  .superRefine((env, context) => {
    const missing = (name: string, why: string) => context.addIssue({ code: 'custom', path: [name], message: why })
    const ofBucket = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'] as const
    // Without a bucket files would go to the disk, and whoever has set up object storage would not know.
    const alone = ofBucket.find((name) => env[name] !== undefined)
    if (env.S3_BUCKET === undefined && alone !== undefined) missing('S3_BUCKET', `nodig bij ${alone}`)
    if (env.S3_BUCKET !== undefined)
      for (const name of ofBucket.slice(0, 2)) if (env[name] === undefined) missing(name, 'nodig bij S3_BUCKET')
    if (env.SECRET_KEY_BEFORE !== undefined && env.SECRET_KEY === undefined)
      missing('SECRET_KEY', 'nodig bij SECRET_KEY_BEFORE')
    // Half of it would take money that nobody hears of, so it is all of it or nothing.
    const ofStripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const
    const asked = [...ofStripe, 'STRIPE_API_URL' as const].find((name) => env[name] !== undefined)
    if (asked !== undefined)
      for (const name of ofStripe) if (env[name] === undefined) missing(name, `nodig bij ${asked}`)
    if (env.AI_PROVIDER === 'ingebouwd') return
    if (env.AI_MODEL === undefined) missing('AI_MODEL', `nodig bij AI_PROVIDER=${env.AI_PROVIDER}`)
    if (env.AI_PROVIDER === 'openai-compatible') {
      if (env.AI_BASE_URL === undefined) missing('AI_BASE_URL', 'nodig bij AI_PROVIDER=openai-compatible')
    } else if (env.AI_API_KEY === undefined) missing('AI_API_KEY', `nodig bij AI_PROVIDER=${env.AI_PROVIDER}`)
  })

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  adminPassword: string | undefined
  /** The origin of the site's address, without a trailing slash. Undefined: the API answers only at localhost or an IP. */
  publicUrl: string | undefined
  ai: AiSettings
  /** Without `smtpUrl` mails are written to files. `from`: an address, or `Name <address>`. */
  mail: { smtpUrl: string | undefined; from: string }
  /** The address that people can write to, and to which new contact messages are announced. */
  contactEmail: string
  /** The bucket that keeps pictures and other files; undefined: they are kept in the data folder. */
  s3: S3Settings | undefined
  /** Whether what people name (links, articles, feeds, websites to publish to) may be on the newsroom's own network. */
  fetchPrivate: boolean
  /** Whether anybody may register, or only who was invited. */
  registration: 'open' | 'invite'
  /** Whether visits may be counted, of visitors who agreed. */
  analytics: boolean
  /** Encrypts what must not be readable in a stolen database; undefined: the data folder keeps one (secrets/secret-key.ts). */
  secretKey: string | undefined
  /** The key that was in force before: what it encrypted can still be read. */
  secretKeyBefore: string | undefined
  /** How Premium is paid; undefined: it cannot be, and people are told how to reach the team. */
  stripe: StripeSettings | undefined
  youtube: YoutubeSettings
  rateLimit: boolean
  trustProxy: boolean
  logLevel: string
}

/**
 * Reads the configuration from the environment; an empty value counts as not set.
 * @throws StartProblem with one line per bad value.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const filled = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = environment.safeParse(filled)
  if (!result.success) {
    // The bad value itself is not printed: it may be a password.
    const lines = result.error.issues.map((issue) => `Ongeldige instelling ${issue.path.join('.')}: ${issue.message}.`)
    throw new StartProblem(lines.join('\n'))
  }
  const values = result.data
  const from = values.MAIL_FROM ?? `Kopij <kopij@${mailHost(values.PUBLIC_URL)}>`
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    adminPassword: values.ADMIN_PASSWORD,
    publicUrl: values.PUBLIC_URL,
    ai:
      values.AI_PROVIDER === 'ingebouwd'
        ? { provider: 'ingebouwd' }
        : {
            provider: values.AI_PROVIDER,
            model: values.AI_MODEL ?? '',
            apiKey: values.AI_API_KEY,
            baseUrl: values.AI_BASE_URL,
          },
    mail: { smtpUrl: values.SMTP_URL, from },
    contactEmail: values.CONTACT_EMAIL ?? from.replace(/^.*<(.+)>$/u, '$1'),
    s3:
      values.S3_BUCKET === undefined
        ? undefined
        : {
            endpoint: values.S3_ENDPOINT,
            region: values.S3_REGION,
            bucket: values.S3_BUCKET,
            accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
            secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
          },
    fetchPrivate: values.FETCH_PRIVATE === 'on',
    registration: values.REGISTRATION,
    analytics: values.ANALYTICS === 'on',
    secretKey: values.SECRET_KEY,
    secretKeyBefore: values.SECRET_KEY_BEFORE,
    stripe:
      values.STRIPE_SECRET_KEY === undefined
        ? undefined
        : {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
            priceId: values.STRIPE_PRICE_ID ?? '',
            apiUrl: values.STRIPE_API_URL,
          },
    youtube: {
      apiKey: values.YOUTUBE_API_KEY?.trim(),
      apiUrl: values.YOUTUBE_API_URL.replace(/\/+$/, ''),
      feedUrl: values.YOUTUBE_FEED_URL,
      hubUrl: values.YOUTUBE_HUB_URL,
      units: values.YOUTUBE_UNITS,
    },
    rateLimit: values.RATE_LIMIT === 'on',
    trustProxy: values.TRUST_PROXY === 'on',
    logLevel: values.LOG_LEVEL,
  }
}

/** The host for the default sender's address: that of PUBLIC_URL, or localhost if that is not set or an IP address. */
function mailHost(publicUrl: string | undefined): string {
  const { hostname } = new URL(publicUrl ?? 'http://localhost')
  return /^[\d.]+$|:/.test(hostname) ? 'localhost' : hostname
}
