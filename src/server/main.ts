// The entry of the process: makes loading cheap, then starts. Everything else is loaded after that.
import './loading.js'

const { start } = await import('./start.ts')
await start()
