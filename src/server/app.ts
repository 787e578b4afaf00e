// Builds the application from its parts; everything a test may want to replace comes in here. Does not listen.
import cookie from '@fastify/cookie'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { Problem } from '#contract/problems.ts'
import { administrationRoutes } from './accounts/administration-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { createThrottle } from './accounts/throttle.ts'
import { auditRoutes } from './audit/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import type { Database } from './db/connect.ts'
import { openTemporaryFiles } from './files/temporary.ts'
import { describeFailure } from './db/failures.ts'
import { boundArrival } from './http/arrival.ts'
import { closeWhenAnswered } from './http/closing.ts'
import { healthRoute } from './http/health.ts'
import { liveRoute } from './http/live.ts'
import { answerProblems } from './http/problems.ts'
import { addSecurityHeaders } from './http/security.ts'
import { securityTxtRoute } from './http/security-txt.ts'
import type { Site } from './http/site.ts'
import { serveStaticFiles } from './http/static-files.ts'
import { boundUnread, type UnreadLimits } from './http/unread.ts'
import { validatorCompiler } from './http/validate.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { allJobs } from './job-registry.ts'
import { openJobs } from './jobs/queue.ts'
import { linkPreviewRoutes } from './links/preview-routes.ts'
import { linkRoutes } from './links/routes.ts'
import type { SafeFetch } from './fetch/safe-fetch.ts'
import { fetchWhenAsked } from './fetch/when-asked.ts'
import { optimizationRoutes } from './optimizations/routes.ts'
import { quotaRoutes } from './quota/routes.ts'
import { sweep } from './quota/store.ts'
import { createFailureLog } from './status/failures.ts'
import { statusRoutes } from './status/routes.ts'
import { styleRoutes } from './styles/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Provider } from './tools/provider.ts'
import { toolRoutes } from './tools/routes.ts'
import { usageRoutes } from './usage/routes.ts'

export interface Parts {
  database: Database
  provider: Provider
  mailer: Mailer
  /** Where people can write to. */
  contactEmail: string
  /** How pages that people link to are fetched. */
  linkFetch?: SafeFetch
  clock?: () => Date
  publicUrl?: string | undefined
  /** The folder of this installation; its state is watched. */
  dataDir?: string
  /** Where the built browser application is. */
  webDir?: string
  /** What replies may hold while nobody reads them. */
  unread?: UnreadLimits
  rateLimit?: boolean
  /** Whether this process does what happens by itself; without it nothing can be sent to be done later either. */
  runJobs?: boolean
  trustProxy?: boolean
  logLevel?: string
}

/** Time in which the head of a request must have arrived, in ms. */
const HEADERS_TIMEOUT_MS = 30_000

declare module 'fastify' {
  interface FastifyInstance {
    site: Site
  }
}

export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { database, provider, mailer, contactEmail, clock = () => new Date(), publicUrl, rateLimit = true } = parts
  const secure = publicUrl?.startsWith('https:') ?? false
  const { db, pool, notices } = database
  const jobs = openJobs<Site>({
    database,
    jobs: allJobs,
    clock,
    onFailure: (job, error) => {
      app.log.warn({ job: job?.name, failure: describeFailure(error) }, 'Een achtergrondtaak is mislukt.')
      if (job !== undefined) failures.note(`job:${job.name}`, error)
    },
  })
  const uploads = openTemporaryFiles(parts.dataDir ? join(parts.dataDir, 'uploads') : join(tmpdir(), 'kopij-uploads'))
  const site: Site = { db, pool, notices, jobs, mailer, uploads, contactEmail, clock, publicUrl, secure }
  const app: FastifyInstance = Fastify({
    logger: { level: parts.logLevel ?? 'info' },
    // A line per request tells little and names everyone's address; faults are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy, the nearest: what stands further left in X-Forwarded-For is what the visitor claims.
    trustProxy: parts.trustProxy ? (_address, hop) => hop === 0 : false,
    // How long a body may take to arrive is each endpoint's to say (http/arrival.ts).
    requestTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { ignoreTrailingSlash: true },
    // A malformed address never reaches a route, so Fastify answers it itself, in words of its own unless told
    // otherwise.
    frameworkErrors: (_error, _request, reply) => {
      const problem = new Problem('malformedRequest')
      void reply.raw.writeHead(problem.status, { 'content-type': 'application/json; charset=utf-8' })
      reply.raw.end(JSON.stringify(problem.reply()))
    },
    // What is not HTTP gets an answer all the same, in our words.
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) return
      const body = JSON.stringify(new Problem('malformedRequest').reply())
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      )
    },
    // A request under way when the process is told to stop is still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('sessionUser', null)
  app.decorate('site', site)
  closeWhenAnswered(app)
  boundUnread(app, parts.unread)
  boundArrival(app)
  app.addHook('onReady', uploads.sweep)
  acceptOnlyJson(app)
  const failures = createFailureLog(site)
  answerProblems(app, (error) => failures.note('database', error))
  addSecurityHeaders(app, secure)
  await app.register(cookie)

  const throttle = createThrottle(site, rateLimit)
  healthRoute(app, site)
  accountRoutes(app, site, throttle)
  quotaRoutes(app, site)
  toolRoutes(app, site, provider, rateLimit)
  styleRoutes(app, site)
  historyRoutes(app, site)
  feedbackRoutes(app, site)
  administrationRoutes(app, site, throttle)
  auditRoutes(app, site)
  linkRoutes(app, site)
  linkPreviewRoutes(app, site, parts.linkFetch ?? fetchWhenAsked(), rateLimit)
  taskRoutes(app, site)
  usageRoutes(app, site)
  optimizationRoutes(app, site)
  contactRoutes(app, site, throttle)
  const { dataDir } = parts
  statusRoutes(app, site, { embedded: database.exclusive, dataDir, mailer, provider, jobs: allJobs, failures }, jobs)
  mailer.onFailure((failure) => failures.note('mail', failure))
  liveRoute(app, site)
  securityTxtRoute(app, clock, { contactEmail, publicUrl })
  await serveStaticFiles(app, parts.webDir ?? 'dist/web', { contactEmail, publicUrl })

  // Nobody else can have requests under way in an embedded database that just opened.
  if (database.exclusive) app.addHook('onReady', async () => void (await sweep(site.db, clock(), clock())))
  if (parts.runJobs ?? true) {
    // Before the first request, because a request may already send a job.
    app.addHook('onReady', () => jobs.prepare())
    app.addHook('onListen', () => jobs.start(site))
    app.addHook('onClose', () => jobs.stop())
  }
  return app
}

/** JSON and nothing else; an empty body with a JSON content type is no body (specification, section 7: register-ai-request). */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}
