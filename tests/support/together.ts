// Runs the test files named in TOGETHER in one process: loading what they share once is most of their time.
import { env } from 'node:process'

for (const file of env.TOGETHER?.split('\n') ?? []) await import(`../../${file}`)
