// Turns everything that can go wrong into the contract's reply: a Dutch message, a status, and never a stack trace.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Problem, type ProblemCode } from '#contract/problems.ts'
import { brokenReference, describeFailure, isDatabaseUnavailable, isQueryFailure } from '../db/failures.ts'

/** Fastify's own refusals, by its codes. */
const refusals: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedRequest',
}

/**
 * Makes every error of `app` a reply of the contract; what nobody foresaw is logged and answered with 500.
 * @param onDatabaseAway hears of every request that the database failed; must not take time, nor throw.
 */
export function answerProblems(app: FastifyInstance, onDatabaseAway: (error: unknown) => void = () => {}): void {
  app.decorate('onDatabaseAway', onDatabaseAway)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error)
    logProblem(request, error, problem)
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
    return reply.status(problem.status).header('cache-control', 'no-store').send(problem.reply())
  })
}

/** Logs what is our fault or the writer's. Only what nobody foresaw has its stack logged; a query's would hold the values it was given. */
export function logProblem(request: FastifyRequest, error: unknown, problem: Problem): void {
  if (problem.status < 500 || problem.code === 'cancelled') return
  if (isDatabaseUnavailable(error)) request.server.onDatabaseAway(error)
  const foreseen = error instanceof Problem || isQueryFailure(error)
  request.log.error(
    // The route and not the address: a calendar's address is its key.
    { route: request.routeOptions.url, failure: describeFailure(error), ...(!foreseen && { err: error }) },
    problem.message,
  )
}

/** What the browser is told of any error. */
export function asProblem(error: Error & Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  const refusal = error.code === undefined ? undefined : refusals[error.code]
  if (refusal !== undefined) return new Problem(refusal)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('malformedRequest')
  }
  // Stores look up whom a row is about before they write it. A reference to users that breaks all the same is to who asks:
  // they were deleted since their session was read.
  if (brokenReference(error)?.endsWith('_users_id_fk')) return new Problem('notLoggedIn', { cause: error })
  if (isDatabaseUnavailable(error)) return new Problem('databaseUnavailable', { cause: error })
  return new Problem('unexpected', { cause: error })
}

/** The first message speaks for all; each field has its own. */
function invalidInput(issues: readonly { instancePath: string; message?: string | undefined }[]): Problem {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const field = issue.instancePath.split('/')[1]
    if (field && issue.message !== undefined) errors[field] ??= issue.message
  }
  const [first] = Object.values(errors)
  return first === undefined ? new Problem('invalidInput') : new Problem('invalidInput', { message: first, errors })
}

declare module 'fastify' {
  interface FastifyInstance {
    onDatabaseAway: (error: unknown) => void
  }
}
