// Sends a form with files, tells how far it is, and reads the reply, in lines where those are asked for. By XMLHttpRequest: fetch
// does not tell how much was sent. Knows no endpoint.
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { WorkLine } from '#contract/pictures/work-lines.ts'
import { STREAM_TYPE } from '#contract/tools/stream.ts'
import { address, ApiError, parseJson, read, refusal, unreachable } from './call.ts'
import { heardLine, isWork, lineCutter } from './lines.ts'

export interface UploadOptions {
  signal?: AbortSignal | undefined
  /** How much was sent, as a fraction. At 1 all of it is, and the server has begun. */
  onSent?: (share: number) => void
  /** How the work goes. Given only to an endpoint that tells it (`streams: 'asked'`). */
  onLine?: (line: WorkLine) => void
}

/**
 * Calls an endpoint that takes multipart/form-data, and reads its reply. @throws ApiError, as `call` does; an abort is an AbortError,
 * and ends the request at once.
 */
export function upload<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: UploadOptions = {},
): Promise<z.output<E['output']>> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (outcome: () => void) => {
      signal?.removeEventListener('abort', abort)
      outcome()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    if (signal?.aborted) return fail(aborted())
    const lines = options.onLine && readLines(endpoint, request, options.onLine)
    request.open(endpoint.method, address(endpoint.path, {}))
    request.setRequestHeader('Accept', options.onLine ? `${STREAM_TYPE}, application/json` : 'application/json')
    request.upload.addEventListener('progress', ({ loaded, total }) => options.onSent?.(total > 0 ? loaded / total : 1))
    request.upload.addEventListener('load', () => options.onSent?.(1))
    request.addEventListener('progress', () => {
      try {
        lines?.read()
      } catch (error) {
        fail(error)
        request.abort()
      }
    })
    request.addEventListener('error', () => fail(new ApiError(0, unreachable, undefined)))
    request.addEventListener('abort', () => fail(aborted()))
    request.addEventListener('load', () => {
      try {
        const reply = lines?.isOne() ? lines.end() : whole(endpoint, request)
        settle(() => resolve(reply))
      } catch (error) {
        fail(error)
      }
    })
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

/** As fetch says it. */
const aborted = () => new DOMException('The upload was aborted.', 'AbortError')

/** @throws ApiError. */
function whole<E extends Endpoint>(endpoint: E, { status, statusText, responseText }: XMLHttpRequest) {
  if (status < 200 || status > 299) throw refusal(status, responseText, statusText)
  return read(endpoint, { status, data: parseJson(responseText) })
}

/** Reads the lines of a reply as they come. */
function readLines<E extends Endpoint>(endpoint: E, request: XMLHttpRequest, onLine: (line: WorkLine) => void) {
  const cut = lineCutter()
  let seen = 0
  let last: { reply: z.output<E['output']> } | undefined
  const isOne = () => request.getResponseHeader('content-type')?.startsWith(STREAM_TYPE) ?? false
  function take(piece?: string): void {
    for (const text of cut(piece))
      last ??= heardLine(endpoint, request.status, text, (line) => isWork(line) && onLine(line))
  }
  return {
    /** Whether the reply comes in lines: a refusal before the first one does not. */
    isOne,
    read(): void {
      if (!isOne()) return
      const { responseText } = request
      take(responseText.slice(seen))
      seen = responseText.length
    },
    /** @throws ApiError with status 0 when the last line never came. */
    end(): z.output<E['output']> {
      this.read()
      take()
      if (last === undefined) throw new ApiError(0, unreachable, undefined)
      return last.reply
    },
  }
}
