// Which test files there are, what each of them needs, and where it runs.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn } from './files.mjs'
import { root } from './run.mjs'

/**
 * Every server test runs on PostgreSQL. These run on the embedded database too: the tests of that database itself, and for
 * each room of the server that asks a database those that show that its SQL and its locks work there. A test
 * (tests/house.test.ts) fails when such a room is missing. Names of files in tests/server, without their ending.
 */
export const onEmbedded = {
  'account-links': ['email-confirmation', 'invitations', 'password-reset', 'trial-letters'],
  'account-data': ['account-export', 'account-export-kept', 'account-deletion', 'leaving-database', 'leaving-lots'],
  accounts: ['accounts', 'desks', 'earlier-publishers', 'user-administration', 'user-administration-list'],
  articles: [
    'articles',
    'article-lists',
    'article-metrics',
    'article-versions',
    'articles-most',
    'stored-pictures-life',
  ],
  audit: ['user-administration-safety'],
  billing: ['billing', 'billing-faults', 'billing-first-month', 'billing-house-ends', 'billing-off', 'billing-owed'],
  campaigns: ['campaigns'],
  change: ['change', 'transaction'],
  channels: ['channels', 'channels-leaving', 'channel-videos', 'channel-units', 'channel-pushes'],
  contact: ['contact-answers'],
  db: ['data-folder', 'database', 'durability', 'embedded-making', 'notices', 'accents'],
  demo: ['demo'],
  feeds: ['feeds', 'feeds-cut', 'feeds-opml', 'feeds-fetching', 'feeds-intake', 'feeds-turns'],
  feedback: ['contact-feedback', 'learned-examples'],
  history: ['history'],
  http: ['access', 'held-places', 'live', 'paging'],
  jobs: ['jobs', 'jobs-moments', 'jobs-once', 'tidy'],
  links: ['links', 'links-steps', 'link-previews-images'],
  optimizations: ['optimizations'],
  'own-words': ['own-words'],
  pictures: ['pictures'],
  publishing: ['publishing-planned', 'publishing-sites'],
  quota: ['quota'],
  resizer: ['resizer-recipes'],
  reviews: ['reviews', 'reviews-outside', 'publishing-reviews'],
  'second-step': ['second-step', 'second-step-login', 'second-step-passkeys', 'sessions', 'resealing'],
  start: ['start', 'stops'],
  status: ['status', 'upkeep'],
  styles: ['styles'],
  tasks: ['tasks', 'tasks-list', 'tasks-order', 'tasks-own'],
  tools: ['tools/run', 'tools/odd-sources'],
  usage: ['usage-days', 'usage-overview', 'usage-board'],
  visits: ['visits'],
}

/** The journeys that run on the embedded database too, as the product comes. */
export const journeysOnEmbedded = ['tests/journeys/front-door-day.test.ts']

/**
 * The files that take longest, or wait most: what waits at the end leaves a core idle. They start first, three to a process.
 * Times change, so this is only a hint.
 */
const longest = [
  'durability',
  'start',
  'outage',
  'stops',
  'contact-answers',
  'data-folder',
  'commands',
  'script/script',
  'tools/providers-waiting',
  'mail',
  'unread',
  'uploads-arrival',
  'imaging-enlarging',
  'workshop',
]

/** How many files share a process, by the beginning of their path. */
const together = [
  ['tests/contract/', 40],
  ['tests/dutch/', 40],
  ['tests/web/', 40],
  ['tests/journeys/', 10],
  ['tests/', 16],
]

const all = (...folders) => folders.flatMap((folder) => filesIn(folder, '.test.ts'))

/** All test files, by the stage in which they run. */
export function testFiles() {
  const [withDatabase, without] = split(all('tests/server'), asksDatabase)
  const embedded = new Set(
    Object.values(onEmbedded)
      .flat()
      .map((name) => join('tests/server', `${name}.test.ts`)),
  )
  return {
    without: [...without, ...all('tests/scripts', 'tests/contract', 'tests/dutch', 'tests/web')],
    server: withDatabase,
    embedded: withDatabase.filter((file) => embedded.has(file)),
    journeys: all('tests/journeys'),
    journeysEmbedded: journeysOnEmbedded,
  }
}

/**
 * Divides files into groups that share a process. Starting a process, and a Chromium for journeys, and loading what all
 * need takes a second or two: most of the time of a short file. With too many files in a group, one core waits for the
 * other at the end.
 */
export function inGroups(files) {
  const place = (file) => longest.findIndex((name) => file.endsWith(`/${name}.test.ts`))
  const [long, short] = split(files, (file) => place(file) !== -1)
  const groups = inChunks(
    long.toSorted((a, b) => place(a) - place(b)),
    3,
  )
  for (const [folder, size] of together) {
    const here = short.filter((file) => together.find(([start]) => file.startsWith(start))?.[0] === folder)
    groups.push(...inChunks(here, size))
  }
  return groups
}

/** Whether a file, or a test file that it imports, uses a database. Others would give the same result on both databases. */
function asksDatabase(file) {
  if (/support\/(app|database|server-process)\.ts$/.test(file)) return true
  const imports = [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)]
  return imports.some(([, path]) => {
    const found = join(dirname(file), path)
    return found.startsWith('tests') && existsSync(join(root, found)) && asksDatabase(found)
  })
}

function split(files, holds) {
  return [files.filter(holds), files.filter((file) => !holds(file))]
}

function inChunks(files, size) {
  return Array.from({ length: Math.ceil(files.length / size) }, (_, at) => files.slice(at * size, (at + 1) * size))
}
