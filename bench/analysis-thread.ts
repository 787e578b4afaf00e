// The thread in which bench/analysis.ts has articles analysed, as the worker of the browser does it.
import { parentPort } from 'node:worker_threads'
import { analyse } from '#web/seo/analyse.ts'
import type { AnalysisInput } from '#web/seo/reading.ts'

parentPort?.on('message', (input: AnalysisInput) => {
  const started = performance.now()
  const { findings } = analyse(input)
  parentPort?.postMessage({ ms: performance.now() - started, findings: findings.length })
})
