// Sends a form with files. Beside call.ts because the login form sends none. Knows no endpoint.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { read, send } from './call.ts'

/** Calls an endpoint that takes multipart/form-data, and reads its reply. @throws ApiError, as `call` does. */
export async function upload<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  { signal }: { signal?: AbortSignal } = {},
): Promise<z.output<E['output']>> {
  return read(endpoint, await send(endpoint, { body: form, signal }))
}
