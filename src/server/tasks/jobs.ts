// What happens to tasks by itself.
import type { Job } from '../jobs/run.ts'
import type { Site } from '../http/serve.ts'

export function taskJobs(_site: Site): Job[] {
  return []
}
