// Turns everything that can go wrong into the contract's reply: a Dutch message, a status, and never a stack trace.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Problem, type ProblemCode, type ProblemReply } from '#contract/problems.ts'
import { brokenReference, describeFailure, isDatabaseUnavailable, isQueryFailure } from '../db/failures.ts'

/** The problem for each code with which Fastify itself refuses a request. */
const refusals: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedBody',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedRequest',
}

/**
 * Makes every error of `app` a reply of the contract; what nobody foresaw is logged and answered with 500.
 * @param onDatabaseAway is called for every request that failed because the database was unavailable. It must be quick,
 *   and must not throw.
 */
export function answerProblems(app: FastifyInstance, onDatabaseAway: (error: unknown) => void = () => {}): void {
  app.decorate('onDatabaseAway', onDatabaseAway)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = asProblem(error)
    logProblem(request, error, problem)
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
    return reply.status(problem.status).header('cache-control', 'no-store').send(problemBody(problem, request))
  })
}

/** The body of the reply to `request`, as its endpoint declares it (`errorField`). */
export function problemBody(problem: Problem, { routeOptions }: FastifyRequest): ProblemReply {
  return { ...problem.reply(), ...(routeOptions.config.errorField && { error: problem.told }) }
}

/**
 * Logs problems with a status of 500 and higher: faults of ours, or of whoever writes the texts. The stack goes along only
 * for an error nobody foresaw; that of a failed query would hold the values of its parameters.
 */
export function logProblem(request: FastifyRequest, error: unknown, problem: Problem): void {
  if (problem.status < 500 || problem.code === 'cancelled') return
  if (isDatabaseUnavailable(error)) request.server.onDatabaseAway(error)
  const foreseen = error instanceof Problem || isQueryFailure(error)
  request.log.error(
    // The route's pattern and not the address that was asked: the address of a calendar is its secret key.
    { route: request.routeOptions.url, failure: describeFailure(error), ...(!foreseen && { err: error }) },
    problem.message,
  )
}

/** The problem that any error becomes for the browser. */
export function asProblem(error: Error & Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  const refusal = error.code === undefined ? undefined : refusals[error.code]
  if (refusal !== undefined) return new Problem(refusal)
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('malformedRequest')
  }
  // Stores check that the users a row refers to exist before they write it. When a foreign key to users fails all the same,
  // it is the one to the user who asks: their account was deleted after their session was read.
  if (brokenReference(error)?.endsWith('_users_id_fk')) return new Problem('notLoggedIn', { cause: error })
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return new Problem('storageFull', { cause: error })
  if (isDatabaseUnavailable(error)) return new Problem('databaseUnavailable', { cause: error })
  return new Problem('unexpected', { cause: error })
}

/** The reply's message is that of the first field; `errors` holds the first message of each field. */
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
  interface FastifyContextConfig {
    errorField?: boolean
  }
}
