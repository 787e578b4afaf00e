// A console.error or console.warn that no test expects makes the file fail.
import { writeSync } from 'node:fs'

const unexpected: string[] = []
for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => void unexpected.push(parts.map(String).join(' '))
}

process.on('exit', () => {
  if (unexpected.length === 0) return
  writeSync(2, `unexpected on the console:\n${unexpected.join('\n')}\n`)
  process.exitCode = 1
})
