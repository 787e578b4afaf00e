// Finds a Chromium for the journeys: Debian's headless one if it is there or this user may install it, else the system's,
// else the one inside @sparticuz/chromium.
import { existsSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aptInstall, onPath } from './system.mjs'
import { npm } from './install.mjs'
import { root } from './run.mjs'

/** Chromium without a window: the journeys take a quarter less time with it. */
const SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKED = '@sparticuz/chromium@153.0.0'

/** The path of one that starts: on some systems the program is a stub that only tells where to get it. */
function installed(wanted = names) {
  const path = onPath(wanted)
  return path && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0 ? path : undefined
}

/** The path of a Chromium; undefined, with a line that says why, when there is none to be had. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || installed([SHELL])
  if (found) return found
  const shell = (await aptInstall(SHELL)) ? installed([SHELL]) : undefined
  if (shell) return shell
  const system = installed()
  if (system) return system
  if (await aptInstall('chromium')) {
    const debian = installed()
    if (debian) return debian
  }
  try {
    const folder = join(root, '.cache/chromium')
    const entry = join(folder, 'node_modules/@sparticuz/chromium/build/index.js')
    if (!existsSync(entry)) await npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, PACKED])
    const { default: packed } = await import(pathToFileURL(entry).href)
    return await packed.executablePath()
  } catch (error) {
    console.error(`Geen Chromium gevonden en geen te installeren (${error.message}).`)
    return undefined
  }
}
