// What happens to usage by itself.
import type { Job } from '../jobs/run.ts'
import type { Site } from '../http/serve.ts'
import { figureJobs } from './figure-jobs.ts'
import { optimizationJobs } from './optimization-jobs.ts'

export function usageJobs(site: Site): Job[] {
  return [...figureJobs(site), ...optimizationJobs(site)]
}
