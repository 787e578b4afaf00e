// The entry point of the process: makes loading cheap, then starts. Everything else is loaded after loading.js.
// This file is JavaScript on purpose. For a TypeScript file Node would load the code that strips types, some 20 MB, because
// the compile cache, which has the stripped code of all other files, is not on yet.
import './loading.js'

const { start } = await import('./start.ts')
await start()
