// Finds a Chromium for the journeys: the system's, else Debian's where this user may install, else the one inside @sparticuz/chromium.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, onPath } from './system.mjs'
import { npm } from './install.mjs'
import { root } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKED = '@sparticuz/chromium@153.0.0'

/** The path of a Chromium; undefined, with a line that says why, when there is none to be had. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || onPath(names)
  if (found) return found
  if (await aptInstall('chromium')) {
    const installed = onPath(names)
    if (installed) return installed
  }
  try {
    const folder = join(root, '.cache/chromium')
    const entry = join(folder, 'node_modules/@sparticuz/chromium/build/index.js')
    if (!existsSync(entry)) await npm(['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, PACKED])
    const { default: packed } = await import(entry)
    return await packed.executablePath()
  } catch (error) {
    console.error(`Geen Chromium gevonden en geen te installeren (${error.message}).`)
    return undefined
  }
}
