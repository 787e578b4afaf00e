// A console.error or console.warn that no test expects makes the file fail.
import { writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const unexpected: string[] = []
const own = fileURLToPath(import.meta.url)
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void unexpected.push(`${parts.map(String).join(' ')}\n${caller()}`)
}

/** The line of the stack that called the console. It names the file, because several files may share a process. */
function caller(): string {
  const lines = new Error('where').stack?.split('\n').slice(1) ?? []
  return lines.find((line) => !line.includes(own)) ?? ''
}

process.on('exit', () => {
  if (unexpected.length === 0) return
  writeSync(2, `unexpected on the console:\n${unexpected.join('\n')}\n`)
  process.exitCode = 1
})
