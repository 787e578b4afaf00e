// Starts the product: reads the configuration, opens the parts and listens; closes them in order when told to stop.
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { PrintedAccount } from './accounts/first-users.ts'
import { readConfig, StartProblem, type Config } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { describeFailure, isQueryFailure } from './db/failures.ts'
import { patiently } from './db/patience.ts'
import type { Tx } from './db/transaction.ts'
import { configuredPlaces, servicePortsOf } from './fetch/configured.ts'
import { fetchWhenAsked } from './fetch/when-asked.ts'

const webDir = fileURLToPath(new URL('../../dist/web', import.meta.url))

/**
 * How long closing may take after the HTTP server has closed, in ms: jobs under way and the connections to a database
 * server. Then the process ends all the same; another process begins those jobs again.
 */
const LEAVE_MS = 6_000

/** Runs the product until it is told to stop. A start that cannot succeed ends the process with one clear line. */
export async function start(): Promise<void> {
  await open().catch((error: unknown) => {
    if (error instanceof StartProblem) stop(error.message)
    // Without the stack: that of a failed query contains its parameters, such as the hash of the administrator's password.
    if (isQueryFailure(error)) stop(`Kopij kon niet starten: de database weigerde (${describeFailure(error)}).`)
    stop(`Kopij kon niet starten: ${error instanceof Error ? error.stack : String(error)}`)
  })
}

async function open(): Promise<void> {
  // Before the server listens, a stop interrupts nothing, so the process may end at once. The listeners stay after the
  // first signal (`on`, not `once`): a terminal sends Ctrl-C to this process and to npm, which may pass it on, and a second
  // signal without a listener would end the process while requests are being answered.
  let close = async (): Promise<void> => process.exit(0)
  process.on('SIGTERM', () => void close())
  process.on('SIGINT', () => void close())
  const config = readConfig(process.env)
  const loading = loadRest()
  // Loading the modules is half of a start. The embedded database opens in its own thread meanwhile. A database server is
  // connected to only after loading: on a busy machine loading could block this thread past the connection timeout.
  if (config.databaseUrl !== undefined) await loading
  const database = await patiently(
    () => openDatabase(config, (error) => stop(`De database is gestopt: ${error.message}`)),
    print,
  )
  const {
    aboutResealing,
    checkKey,
    createApp,
    createMailer,
    createProvider,
    ensureAdministrator,
    fillDemo,
    fillLooks,
    isAnyUntold,
    migrateAndSeed,
    openSecrets,
    resealSecrets,
    tellOfHeld,
  } = await loading
  const secrets = await openSecrets(config)
  // The passwords are printed before the transaction commits. If the process dies in between, the next start makes and
  // prints another one. Printed after the commit, the stored password could be one that nobody ever saw.
  const seed = async (tx: Tx): Promise<void> => {
    await checkKey(tx, secrets)
    await fillLooks(tx)
    const administrator = await ensureAdministrator(tx, config.adminPassword)
    const said = administrator === undefined ? [] : [administrator]
    if (!process.argv.includes('--demo')) return announce(said)
    const { fillNewsroom } = await import('./demo/newsroom.ts')
    const people = await fillDemo(tx, (ids) => fillNewsroom(tx, ids, new Date()))
    announce([...said, ...(people ?? ['De database is niet leeg: er is geen demo-inhoud toegevoegd.'])])
  }
  await patiently(() => migrateAndSeed(database, seed), print)

  let { port } = config
  // The jobs ask the database too when the application gets ready. One that could not is made anew.
  const readyApp = async () => {
    const made = await createApp({
      database,
      provider: createProvider(config.ai),
      mailer: createMailer({ ...config.mail, dataDir: config.dataDir }),
      secrets,
      contactEmail: config.contactEmail,
      linkFetch: fetchWhenAsked({
        ownNetwork: config.fetchPrivate,
        allow: configuredPlaces(config),
        servicePorts: servicePortsOf(config),
        ownPort: () => port,
      }),
      youtube: config.youtube,
      publicUrl: config.publicUrl,
      registration: config.registration,
      analytics: config.analytics,
      stripe: config.stripe,
      dataDir: config.dataDir,
      s3: config.s3,
      webDir,
      rateLimit: config.rateLimit,
      trustProxy: config.trustProxy,
      logLevel: config.logLevel,
    })
    try {
      await made.ready()
    } catch (error) {
      await made.close()
      throw error
    }
    return made
  }
  const app = await patiently(readyApp, print)
  await app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw listenProblem(error, config)
  })
  let closing = false
  close = async () => {
    if (closing) return
    closing = true
    // When this event comes every request has been answered or cut. A database server that has vanished would never answer the
    // closing of its connections, so that is not waited for longer than this.
    if (!database.exclusive) app.server.once('close', () => void setTimeout(() => process.exit(0), LEAVE_MS))
    await app.close()
    await database.close()
    process.exit(0)
  }

  const [bound] = app.addresses()
  if (typeof bound === 'object') port = bound.port
  const address =
    config.publicUrl === undefined
      ? `http://localhost:${port}`
      : `${config.publicUrl} (luistert op ${config.host}:${port})`
  print(`Kopij draait op ${address}`)
  const resealing = await aboutResealing(app.site)
  if (resealing !== undefined) {
    print(resealing)
    await app.site.jobs.send(database.db, resealSecrets, {})
  }
  if (await isAnyUntold(database.db)) await app.site.jobs.send(database.db, tellOfHeld, {})
  setTimeout(giveBackMemory, REST_MS).unref()
}

/** When memory is given back, in ms after the start: what begins with listening, such as jobs, has begun by then. */
const REST_MS = 1_000

/**
 * Collects the garbage of loading, some 15 MB. V8 would do that only when it needs memory, which an idle process never
 * does. Node exposes `gc` only with a flag, which applies to contexts that are made after it is set.
 */
function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}

/** Loads the modules that the start itself does not need. */
async function loadRest() {
  return {
    ...(await import('./app.ts')),
    ...(await import('./accounts/first-users.ts')),
    ...(await import('./accounts/looks-store.ts')),
    ...(await import('./db/migrate.ts')),
    ...(await import('./mail/mailer.ts')),
    ...(await import('./publishing/held-store.ts')),
    ...(await import('./publishing/jobs.ts')),
    ...(await import('./sealed-registry.ts')),
    ...(await import('./secrets/check-key.ts')),
    ...(await import('./secrets/secret-key.ts')),
    ...(await import('./tools/providers/create.ts')),
  }
}

function announce(said: readonly (PrintedAccount | string)[]): void {
  for (const one of said) print(typeof one === 'string' ? one : lineOf(one))
}

function lineOf({ username, password, label }: PrintedAccount): string {
  const secret = password === undefined ? 'het wachtwoord uit ADMIN_PASSWORD' : `wachtwoord ${password}`
  return `Account: ${username}, ${secret} (${label})`
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: Config): Error {
  const words: Record<string, string> = {
    EADDRINUSE: `Poort ${port} is al in gebruik. Stop wat daar draait, of kies een andere poort met PORT.`,
    EACCES: `Poort ${port} mag niet worden geopend. Kies een poort boven 1024 met PORT.`,
    EADDRNOTAVAIL: `Het adres ${host} bestaat niet op deze machine. Kies een ander met HOST.`,
    ENOTFOUND: `Het adres ${host} bestaat niet. Kies een ander met HOST.`,
  }
  const line = words[error.code ?? '']
  return line === undefined ? error : new StartProblem(line, { cause: error })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends the process with this message on stderr. */
function stop(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
