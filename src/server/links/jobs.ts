// What happens to links by itself.
import type { Job } from '../jobs/run.ts'
import type { Site } from '../http/serve.ts'

export function linkJobs(_site: Site): Job[] {
  return []
}
