// What the application is built from: whatever a test may want to replace. Builds nothing.
import type { Documents } from './articles/documents.ts'
import type { S3Settings, StripeSettings, YoutubeSettings } from './config.ts'
import type { Database } from './db/connect.ts'
import type { SafeFetch } from './fetch/safe-fetch.ts'
import type { FileStore } from './files/store.ts'
import type { ArrivalPace } from './http/arrival.ts'
import type { UnreadLimits } from './http/unread.ts'
import type { Studio } from './imaging/studio.ts'
import type { JobSender } from './jobs/queue.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Provider } from './tools/provider.ts'
import type { ChildLimits } from './workshop/child.ts'

/** The parts of the application; those without a default are opened by whoever starts it (start.ts), and closed by them. */
export interface Parts {
  database: Database
  provider: Provider
  mailer: Mailer
  secrets: Secrets
  /** The e-mail address that people can write to. */
  contactEmail: string
  /** Fetches pages and pictures from the web: for previews of links, and articles to write from. */
  linkFetch?: SafeFetch
  /** How much one page may take to be read. */
  reading?: ChildLimits
  /** Makes exports of articles, and reads imports. */
  documents?: Documents
  clock?: () => Date
  publicUrl?: string | undefined
  /** Whether anybody may register (default), or only who was invited. */
  registration?: 'open' | 'invite'
  /** Whether visits of the public pages may be counted, of visitors who agreed (default: no). */
  analytics?: boolean
  /** How Premium is paid (default: it cannot be). */
  stripe?: StripeSettings | undefined
  /** Where YouTube is asked, where that is not YouTube itself without a key. */
  youtube?: Partial<YoutubeSettings>
  /** The data folder of this installation; the status page reports whether it is writable and has room. */
  dataDir?: string
  /** The bucket for pictures and other files (default: they are kept in the data folder). */
  s3?: S3Settings | undefined
  files?: FileStore
  /** Works on pictures (default: in child processes, which are started when there is work). */
  studio?: Studio
  /** The folder of the built web application. */
  webDir?: string
  /** How much unread replies may hold in memory, and for how long. */
  unread?: UnreadLimits
  /** How fast the body of a request must arrive. */
  arrival?: ArrivalPace
  rateLimit?: boolean
  /** Whether this process runs jobs (default: true). If not, it cannot send jobs either, because the queues are not prepared: `sender` gets them. */
  runJobs?: boolean
  sender?: JobSender | undefined
  trustProxy?: boolean
  logLevel?: string
}
