// The entry point of the process: makes loading cheap, then starts. Everything else is loaded after loading.js.
// This file is JavaScript on purpose. For a TypeScript file Node would load the code that strips types, some 20 MB, because
// the compile cache, which has the stripped code of all other files, is not on yet.

/** The lowest major version of Node that runs the TypeScript of the rest as it is. */
const NODE_MAJOR = 24

if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
  process.stderr.write(
    `Dit is Node ${process.versions.node}, en Kopij draait op Node ${NODE_MAJOR} of nieuwer. Start het met npm start, of in een dienst met ` +
      'het Node dat Kopij meebrengt: node_modules/node/bin/node --max-semi-space-size=4 --v8-pool-size=1 src/server/main.js\n',
  )
  process.exit(1)
}
// Only now: an older Node could not even read what these import.
await import('./loading.js')
const { start } = await import('./start.ts')
await start()
