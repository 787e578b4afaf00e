// Where the key for secrets comes from: SECRET_KEY, or a file in the data folder that is made once. Knows nothing of what it
// encrypts.
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../config.ts'
import { createSecrets, type Secrets } from './secrets.ts'

const FILE = 'secret-key'

interface KeySettings {
  dataDir: string
  /** SECRET_KEY. */
  secretKey: string | undefined
  /** SECRET_KEY_BEFORE: what was sealed with it can still be read. */
  secretKeyBefore: string | undefined
}

/** Opens the secrets of this installation. Without SECRET_KEY the key is that of the data folder, made with the first start. */
export async function openSecrets({ dataDir, secretKey, secretKeyBefore }: KeySettings): Promise<Secrets> {
  const path = join(dataDir, FILE)
  if (secretKey === undefined) return createSecrets([(await readKey(path)) ?? (await makeKey(dataDir, path))])
  // Who sets SECRET_KEY where a file had been made means to go over to it: the file then counts as the key before.
  const before = secretKeyBefore ?? (await readKey(path))
  return createSecrets(before === undefined || before === secretKey ? [secretKey] : [secretKey, before])
}

async function readKey(path: string): Promise<string | undefined> {
  let key: string
  try {
    key = (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  // What the key that stood here sealed could never be read again with a new one.
  if (key === '')
    throw new StartProblem(`Het bestand ${path} is leeg. Zet het terug uit een reservekopie, of geef SECRET_KEY.`)
  return key
}

async function makeKey(dataDir: string, path: string): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const whole = `${path}-${randomBytes(6).toString('hex')}`
  await writeFile(whole, `${key}\n`, { mode: 0o600 })
  try {
    // Put in its place when it is whole, for half a key would be another one; and only if none stands there: of several processes that
    // start together on one folder all take the key of the first.
    await link(whole, path)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readKey(path)) ?? key
  } finally {
    await unlink(whole)
  }
}
