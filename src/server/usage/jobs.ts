// What happens to usage by itself.
import type { Job } from '../jobs/run.ts'
import type { Site } from '../http/serve.ts'

export function usageJobs(_site: Site): Job[] {
  return []
}
