// The entry of the process: makes loading cheap, then starts. Everything else is loaded after that. Without types: Node
// would load what takes them off, some 20 MB, for this file alone; of all others the cache keeps what is left.
import './loading.js'

const { start } = await import('./start.ts')
await start()
