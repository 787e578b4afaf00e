// Serves an endpoint that takes files (contract/upload.ts): they are received before its handler is called, and removed
// when it is done. Session and access are checked as for every endpoint, before anything is received. Who asks for lines is told
// how the work goes (contract/pictures/work-lines.ts); all others get the reply alone, with the status that belongs to it.
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { Problem } from '#contract/problems.ts'
import type { PublicUser } from '../accounts/tables.ts'
import { answered } from './lines.ts'
import { receiving, type ReceivedFile, type RefusedFile } from './receive.ts'
import { serveToUser, type Call, type Identify } from './serve.ts'
import type { Site } from './site.ts'
import { validatorCompiler } from './validate.ts'

type UploadCall<E extends Endpoint> = Call<
  z.output<E['body']>,
  z.output<E['params']>,
  z.output<E['query']>,
  PublicUser
> & {
  /** In the order sent. Move what is to be kept. */
  files: ReceivedFile[]
  /** Those that were refused beside them, where files are apart. */
  refused: RefusedFile[]
  /** Tells how the work goes. Nobody hears it who did not ask for lines. */
  tell: (line: WorkLine) => void
}

/** @param handler gets the files; what it does not move is deleted when it has returned or thrown. */
export function serveUpload<E extends Endpoint>(
  app: FastifyInstance,
  site: Site,
  endpoint: E,
  handler: (call: UploadCall<E>) => Promise<z.input<E['output']>>,
  identify?: Identify,
): void {
  const { upload, bodyBytes } = endpoint
  if (upload === undefined) throw new Error(`${endpoint.path} takes no files: use serve`)
  // The multipart parser gets a scope of its own: every other endpoint keeps refusing forms.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { throwFileSizeLimit: false })
    scope.addHook('preParsing', async (request) => {
      if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
        throw new Problem('wrongMediaType', {
          message: 'Dit soort inhoud kan hier niet worden verwerkt. Stuur een formulier met bestanden.',
        })
    })
    const receivingFor = (call: Call<unknown, z.output<E['params']>, z.output<E['query']>, PublicUser>) =>
      receiving(call.request, { upload, bodyBytes }, site.uploads, async ({ files, refused, fields }) =>
        answered(endpoint, call, (tell) => handler({ ...call, body: checked(endpoint, fields), files, refused, tell })),
      ).catch((error: unknown) => {
        // arrival.ts has already answered this request, because it came in too slowly.
        if (call.reply.sent) return {} as never
        throw error
      })
    serveToUser(scope, site, endpoint, receivingFor, identify)
  })
}

/** The form's fields, validated by the contract's schema. @throws the same errors as for a body in JSON. */
function checked<E extends Endpoint>({ body, method, path }: E, fields: Record<string, string>): z.output<E['body']> {
  const { error, value } = validatorCompiler({ schema: body, method, url: path })(fields) as Checked<
    z.output<E['body']>
  >
  if (error === undefined) return value as z.output<E['body']>
  throw Array.isArray(error) ? Object.assign(new Error('invalid form'), { validation: error as unknown[] }) : error
}

/** What a validator returns to Fastify. */
type Checked<Value> = { value: Value; error?: undefined } | { value?: undefined; error: unknown }
