// Takes secrets out of words that people or a log get: what others say of a call may quote the key that came with it. Knows no secret.

/** `words` with three stars for each of `secrets`; an empty one is none. */
export const masked = (words: string, secrets: readonly string[]): string =>
  secrets.filter(Boolean).reduce((line, secret) => line.replaceAll(secret, '***'), words)

/**
 * An error to hand on in the place of one of a library, with the causes of that. Only the words are taken over: what else a library hangs
 * on its errors, such as the answer and its headers, nobody can look through.
 */
export function maskedError(error: unknown, secrets: readonly string[]): Error {
  if (!(error instanceof Error)) return new Error(masked(String(error), secrets))
  const cause = error.cause === undefined ? {} : { cause: maskedError(error.cause, secrets) }
  const clean = new Error(masked(error.message, secrets), cause)
  clean.stack = masked(error.stack ?? '', secrets)
  return clean
}
