// `npm run prove`: publishes on a real WordPress, over HTTP and in a browser. Debian's package runs on PHP in WebAssembly with SQLite, which npm brings (half a
// gigabyte, kept in .cache/prove): no MySQL, no PHP, no root. Needs apt's lists, once.
import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, rm, unlink, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from './parts/build.mjs'
import { findChromium } from './parts/chromium.mjs'
import { ensureInstalled } from './parts/install.mjs'
import { must, node, root, run } from './parts/run.mjs'

/** Pinned: it is no dependency of the product, and nobody looks when it changes. */
const PLAYGROUND = '@wp-playground/cli@3.1.56'

const cache = join(root, '.cache/prove')
const cli = join(cache, 'cli')
const site = join(cache, 'wordpress')

/** Makes application passwords over http, and one for who asks: this WordPress listens on this machine for a minute. */
const PLUGIN = `<?php
add_filter( 'wp_is_application_passwords_available', '__return_true' );
add_action( 'init', function () {
	if ( ! isset( $_GET['kopij-prove'] ) ) return;
	$name = 'Kopij ' . wp_generate_uuid4();
	list( $password ) = WP_Application_Passwords::create_new_application_password( 1, array( 'name' => $name ) );
	header( 'content-type: application/json' );
	echo wp_json_encode( array( 'username' => get_userdata( 1 )->user_login, 'password' => $password, 'version' => get_bloginfo( 'version' ) ) );
	exit;
} );
`

async function install() {
  if (existsSync(join(cli, 'node_modules/@wp-playground/cli'))) return
  await mkdir(cli, { recursive: true })
  await writeFile(join(cli, 'package.json'), '{ "private": true }\n')
  await must('npm', ['install', PLAYGROUND, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: cli })
}

/** A fresh site: Debian's files without its configuration and its links to packages that are not here. */
async function unpack() {
  const packed = join(cache, 'deb')
  if (!existsSync(join(packed, 'usr/share/wordpress'))) {
    await mkdir(packed, { recursive: true })
    await must('apt-get', ['download', 'wordpress'], { cwd: cache })
    const deb = (await readdir(cache)).find((name) => name.startsWith('wordpress_') && name.endsWith('.deb'))
    await must('dpkg-deb', ['-x', join(cache, deb), packed])
  }
  await rm(site, { recursive: true, force: true })
  await cp(join(packed, 'usr/share/wordpress'), site, { recursive: true, verbatimSymlinks: true })
  for (const entry of await readdir(site, { recursive: true, withFileTypes: true }))
    if (entry.isSymbolicLink()) await unlink(join(entry.parentPath, entry.name))
  await rm(join(site, 'wp-config.php'), { force: true })
  await mkdir(join(site, 'wp-content/mu-plugins'), { recursive: true })
  await writeFile(join(site, 'wp-content/mu-plugins/kopij-prove.php'), PLUGIN)
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Starts the site, and asks it for a password until it gives one. */
async function start() {
  const port = await freePort()
  const bin = join(cli, 'node_modules/@wp-playground/cli/wp-playground.js')
  const flags = ['--wordpress-install-mode', 'install-from-existing-files', '--workers', '2', '--verbosity', 'quiet']
  const args = [bin, 'server', '--port', String(port), '--mount-before-install', `${site}:/wordpress`, ...flags]
  const child = spawn(node(), args, { cwd: cli, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  const end = Date.now() + 180_000
  while (Date.now() < end && child.exitCode === null) {
    // Its first answer only sets a cookie and sends on to itself.
    const reply = await fetch(`${url}/?kopij-prove=1`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    }).catch(() => {})
    const said = reply?.ok ? await reply.json().catch(() => undefined) : undefined
    if (said) return { child, url, ...said }
    await wait(500)
  }
  child.kill()
  throw new Error('WordPress kwam niet op gang.')
}

await ensureInstalled()
await ensureBuilt()
const chromium = await findChromium()
await install()
await unpack()
const began = Date.now()
const wordpress = await start()
console.log(`WordPress ${wordpress.version} draait op ${wordpress.url} (${Math.round((Date.now() - began) / 1_000)} s)`)
const code = await run(
  node(),
  [
    '--disable-warning=ExperimentalWarning',
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=1',
    'tests/prove/wordpress.ts',
    'tests/journeys/newsroom-day.test.ts',
  ],
  {
    env: {
      ...process.env,
      PROVE_URL: wordpress.url,
      PROVE_USERNAME: wordpress.username,
      PROVE_PASSWORD: wordpress.password,
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  },
).finally(() => wordpress.child.kill())
process.exit(code)
