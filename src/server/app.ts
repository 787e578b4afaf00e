// Builds the application from its parts. Whatever a test may want to replace is passed in as a part. Does not listen.
import cookie from '@fastify/cookie'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { entitlement } from '#contract/access.ts'
import { createCorrespondence } from './account-links/correspondence.ts'
import { accountLinkRoutes } from './account-links/routes.ts'
import { accountDataRoutes } from './account-data/routes.ts'
import { findPerson } from './accounts/address-store.ts'
import { administrationRoutes } from './accounts/administration-routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { createThrottle } from './accounts/throttle.ts'
import { exchangeRoutes } from './articles/exchange-routes.ts'
import { articleMetricsRoutes } from './articles/metrics-routes.ts'
import { articlePictureRoutes } from './articles/picture-routes.ts'
import { storedPictureRoutes } from './articles/stored-picture-routes.ts'
import { articleRoutes } from './articles/routes.ts'
import { createSaving } from './articles/save.ts'
import { checkOwn, readOwnArticle } from './articles/store.ts'
import { auditRoutes } from './audit/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { tellSubject } from './campaigns/text-work.ts'
import { contactRoutes } from './contact/routes.ts'
import { openFiles } from './files/store.ts'
import { openTemporaryFiles } from './files/temporary.ts'
import { youtubeItself } from './config.ts'
import { describeFailure } from './db/failures.ts'
import { boundArrival } from './http/arrival.ts'
import { closeWhenAnswered } from './http/closing.ts'
import { healthRoute } from './http/health.ts'
import { shareBodies } from './http/body-share.ts'
import { acceptOnlyJson } from './http/json-bodies.ts'
import { liveRoute } from './http/live.ts'
import { lingerAfterReplies } from './http/lingering.ts'
import { boundPipelining } from './http/pipelining.ts'
import { refuseTwoHosts } from './http/origin.ts'
import { answerProblems } from './http/problems.ts'
import { addSecurityHeaders, securityHeaders } from './http/security.ts'
import { securityTxtRoute } from './http/security-txt.ts'
import type { Site } from './http/site.ts'
import { serveStaticFiles } from './http/static-files.ts'
import { boundUnread } from './http/unread.ts'
import { answerUnreadable } from './http/unreadable.ts'
import { validatorCompiler } from './http/validate.ts'
import { feedRoutes } from './feeds/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { createStudio } from './imaging/studio.ts'
import { allJobs } from './job-registry.ts'
import { openJobs } from './jobs/queue.ts'
import { leaveFrom } from './leaving-registry.ts'
import { linkPreviewRoutes } from './links/preview-routes.ts'
import { linkRoutes } from './links/routes.ts'
import { fetchWhenAsked } from './fetch/when-asked.ts'
import { optimizationRoutes } from './optimizations/routes.ts'
import { ownWordRoutes } from './own-words/routes.ts'
import { lookRoutes } from './pictures/look-routes.ts'
import type { Parts } from './parts.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { upscaleRoutes } from './pictures/upscale-routes.ts'
import { holdOrdersOf } from './publishing/held-store.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { createProcessorBudget } from './quota/processor-budget.ts'
import { quotaRoutes } from './quota/routes.ts'
import { sweep } from './quota/store.ts'
import { recipeRoutes } from './resizer/recipe-routes.ts'
import { resizerRoutes } from './resizer/routes.ts'
import { shortsImageRoutes } from './shorts-images/routes.ts'
import { statementFor } from './reviews/clearance.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { sourceRoutes } from './sources/routes.ts'
import { askSecondStep } from './second-step/login-routes.ts'
import { secondStepRoutes } from './second-step/routes.ts'
import { createFailureLog } from './status/failures.ts'
import { statusRoutes } from './status/routes.ts'
import { styleRoutes } from './styles/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { thumbnailRoutes } from './thumbnails/routes.ts'
import { createPayments } from './payments/payments.ts'
import { generationPace, toolRoutes } from './tools/routes.ts'
import type { OwnArticle, OwnText } from './tools/run.ts'
import { titleTrialRoutes } from './tools/title-trial-routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { visitRoutes } from './visits/routes.ts'
import { unlimited } from './workshop/spending.ts'
import { createTexts } from './workshop/text-work.ts'

/** Time in which the headers of a request must have arrived, in ms. */
const HEADERS_TIMEOUT_MS = 30_000

declare module 'fastify' {
  interface FastifyInstance {
    site: Site
  }
}

/** Makes the Fastify application with all endpoints, hooks and jobs of the product. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { database, provider, mailer, secrets, contactEmail, clock = () => new Date(), publicUrl } = parts
  const { rateLimit = true, registration = 'open' } = parts
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
  const files = parts.files ?? openFiles(parts, uploads)
  const pays = async (userId: number) => {
    const person = await findPerson(db, userId)
    return person !== undefined && entitlement(person, clock()).paid
  }
  const budget = rateLimit ? createProcessorBudget({ pool }, pays) : unlimited
  const studio =
    parts.studio ??
    createStudio({
      budget,
      onLost: (reason) => {
        app.log.warn({ reason }, 'Een afbeelding kon niet worden verwerkt.')
        failures.note('pictures', new Error(reason))
      },
    })
  const texts = createTexts(new URL('./text-child.ts', import.meta.url), (reason) =>
    app.log.warn({ reason }, 'Een lange tekst kon niet worden verwerkt.'),
  )
  const warn: Site['warn'] = (failure, what) => app.log.warn({ failure: describeFailure(failure) }, what)
  const info: Site['info'] = (what) => app.log.info(what)
  const fetching = parts.linkFetch ?? fetchWhenAsked()
  const shared = {
    db,
    pool,
    notices,
    jobs: parts.sender ?? jobs,
    mailer,
    secrets,
    fetching,
    uploads,
    files,
    studio,
    texts,
  }
  const payments = parts.stripe && createPayments(parts.stripe)
  const address = () => publicUrl ?? `http://localhost:${portOf(app)}`
  const told = { warn, info, contactEmail, clock, publicUrl, address, registration, secure }
  const youtube = { ...youtubeItself, ...parts.youtube }
  const site: Site = { ...shared, payments, youtube, ...told }
  const guarding = securityHeaders(secure)
  const app: FastifyInstance = Fastify({
    logger: { level: parts.logLevel ?? 'info' },
    // A log line per request would say little and record everyone's IP address. Errors are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    // Only the nearest proxy is trusted: addresses further left in X-Forwarded-For are the visitor's own claims.
    trustProxy: parts.trustProxy ? (_address, hop) => hop === 0 : false,
    // Off, because each endpoint has its own limit (http/arrival.ts).
    requestTimeout: 0,
    // Off, because getting ready asks the database, whose statements have limits of their own and are tried again for a minute
    // (db/patience.ts).
    pluginTimeout: 0,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    routerOptions: { ignoreTrailingSlash: true },
    ...answerUnreadable(guarding),
    // Requests that are under way when the process is told to stop are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('sessionUser', null)
  app.decorateRequest('cameWhole', false)
  app.decorate('site', site)
  boundPipelining(app)
  lingerAfterReplies(app)
  closeWhenAnswered(app)
  boundUnread(app, parts.unread)
  shareBodies(app)
  boundArrival(app, parts.arrival)
  app.addHook('onReady', uploads.sweep)
  app.addHook('onClose', async () => void (await Promise.all([studio.close(), texts.close()])))
  acceptOnlyJson(app)
  const failures = createFailureLog(site)
  answerProblems(app, (error) => failures.note('database', error))
  addSecurityHeaders(app, guarding)
  refuseTwoHosts(app)
  await app.register(cookie)

  const throttle = createThrottle(site, rateLimit)
  healthRoute(app, site, database.isAlive)
  const letters = createCorrespondence(site)
  accountRoutes(app, site, throttle, { ask: askSecondStep, letters })
  sessionRoutes(app, site)
  secondStepRoutes(app, site, throttle, rateLimit)
  accountLinkRoutes(app, site, throttle, leaveFrom(site))
  quotaRoutes(app, site)
  const pace = generationPace(rateLimit)
  const ownArticle: OwnArticle = (user, id) => checkOwn(db, user.id, id)
  const ownText: OwnText = async (user, id) => {
    const { title, content, seoDescription } = await readOwnArticle(db, user, id)
    return texts.work(tellSubject, { title, content, seoDescription }, { userId: user.id })
  }
  toolRoutes(app, site, provider, pace, { ownArticle, ownText })
  styleRoutes(app, site)
  ownWordRoutes(app, site)
  historyRoutes(app, site)
  feedbackRoutes(app, site)
  administrationRoutes(app, site, throttle, leaveFrom(site), letters)
  accountDataRoutes(app, site, throttle, rateLimit)
  auditRoutes(app, site)
  linkRoutes(app, site)
  channelRoutes(app, site, rateLimit)
  const saving = createSaving(site, rateLimit)
  articleRoutes(app, site, saving, holdOrdersOf)
  reviewRoutes(app, site, saving.count)
  campaignRoutes(app, { ...site, ownArticle }, provider, pace)
  feedRoutes(app, site, rateLimit)
  linkPreviewRoutes(app, site, fetching, rateLimit)
  exchangeRoutes(app, site, rateLimit, saving, (article) => statementFor(site, article), budget, parts.documents)
  articleMetricsRoutes(app, site, rateLimit)
  articlePictureRoutes(app, site, fetching, rateLimit)
  storedPictureRoutes(app, site, rateLimit)
  publishingRoutes(app, site)
  pictureRoutes(app, site)
  upscaleRoutes(app, site, rateLimit)
  lookRoutes(app, site, rateLimit)
  recipeRoutes(app, site)
  thumbnailRoutes(app, site, rateLimit)
  resizerRoutes(app, site, rateLimit)
  shortsImageRoutes(app, site, rateLimit)
  sourceRoutes(app, site, fetching, { limited: rateLimit, limits: parts.reading })
  taskRoutes(app, site)
  usageRoutes(app, site)
  optimizationRoutes(app, site)
  contactRoutes(app, site, throttle)
  const { analytics = false } = parts
  titleTrialRoutes(app, site, throttle, registration === 'open')
  visitRoutes(app, site, analytics, rateLimit)
  billingRoutes(app, site, throttle, rateLimit)
  const { dataDir } = parts
  statusRoutes(app, site, { embedded: database.exclusive, dataDir, mailer, provider, jobs: allJobs, failures }, jobs)
  mailer.onFailure((failure) => failures.note('mail', failure))
  liveRoute(app, site)
  securityTxtRoute(app, clock, { contactEmail, publicUrl })
  const holds = {
    open: registration === 'open',
    analytics,
    payments: payments !== undefined,
    addressed: publicUrl !== undefined,
  }
  await serveStaticFiles(app, parts.webDir ?? 'dist/web', { contactEmail, publicUrl, holds })

  // No other process uses an embedded database, so every reservation of a request was left by a process that died.
  if (database.exclusive) app.addHook('onReady', async () => void (await sweep(site.db, clock(), clock())))
  if (parts.runJobs ?? true) {
    // Before the first request, because a request may already send a job.
    app.addHook('onReady', () => jobs.prepare())
    app.addHook('onListen', () => jobs.start(site))
    app.addHook('onClose', () => jobs.stop())
  }
  return app
}

/** The port where the application listens. */
function portOf(app: FastifyInstance): number {
  const [bound] = app.addresses()
  return typeof bound === 'object' ? bound.port : 0
}
