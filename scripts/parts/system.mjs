// What this machine has, and whether Debian's packages may be installed on it.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of `names` that is a program in PATH or in one of `folders`. */
export function onPath(names, folders = []) {
  const places = [...folders, ...(process.env.PATH ?? '').split(delimiter)]
  for (const name of names) {
    for (const place of places) {
      const path = join(place, name)
      try {
        accessSync(path, constants.X_OK)
        return path
      } catch {}
    }
  }
  return undefined
}

/** Installs a Debian package. False, and nothing done, where that is not possible. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return false
  console.log(`${name} installeren …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}
