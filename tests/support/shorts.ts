// Shorts in the browser whose requests a test answers itself.
import type { Combined } from '#contract/shorts-images/endpoints.ts'
import { createCreation } from '#web/shorts-images/creation.ts'
import type { Maker, Short } from '#web/shorts-images/parts.ts'

/** Until when a Short is there. */
const later = new Date('2026-11-21T12:00:00Z')

export function made(name: string, expiresAt = later): Combined {
  const picture = {
    name: name.padEnd(32, '-'),
    path: `/api/pictures/${name}`,
    fileName: name,
    format: 'png' as const,
    width: 1080,
    height: 1920,
    bytes: 1_000,
    credit: null,
    expiresAt: expiresAt.toISOString(),
  }
  const half = { picture, focus: { x: 0.5, y: 0.5 }, notes: [] }
  return { success: true, resultPath: picture.path, result: picture, parts: [half, half] }
}

interface Asked {
  what: string
  sent: (share: number) => void
  answer: (combined?: Combined) => void
  fail: (error: unknown) => void
}

/** Why something fails that the server has no more. */
export const GONE = new Error('gone')

/** A creation of which the test answers each request itself. */
export function opened(
  shorts: readonly Pick<Short, 'number' | 'made'>[] = [],
  lost: readonly string[] = [],
  parts: Partial<Maker> = {},
) {
  const asked: Asked[] = []
  const removed: string[] = []
  const ask = (what: string, sent: Asked['sent'], signal?: AbortSignal) =>
    new Promise<Combined>((resolve, fail) => {
      asked.push({ what, sent, answer: (combined = made(what)) => resolve(combined), fail })
      signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    })
  const maker: Maker = {
    combine: (pair, number, { signal, onSent }) =>
      ask(`${number}: ${pair.map(({ file, focus }) => file.name + (focus ? '!' : '')).join(' ')}`, onSent, signal),
    look: () => new Promise(() => {}),
    again: (combined, points, number, { signal }) =>
      ask(`again ${number}: ${points.map(({ x }) => x).join(' ')} of ${combined.result.fileName}`, () => {}, signal),
    remove: ({ result }) => void removed.push(result.fileName),
    isGone: (error) => error === GONE,
    failureOf: (error) => ({ words: String(error), mayRetry: true }),
    ...parts,
  }
  const creation = createCreation(maker, { shorts, lost })
  return {
    creation,
    asked,
    removed,
    /** Asks for a combination that is counted at once. */
    combine: async () => {
      const ended = creation.combine(async () => true)
      await soon()
      return { ended }
    },
    id: (name: string) => creation.now().images.find(({ file }) => file.name === name)?.id ?? '',
    names: () =>
      creation
        .now()
        .images.map(({ file }) => file.name)
        .join(''),
  }
}

export const files = (names: string) => [...names].map((name) => new File(['x'], name))
/** What was promised is done after this. */
export const soon = () => new Promise((done) => setImmediate(done))
export const failures = ({ now: state }: ReturnType<typeof createCreation>) =>
  state().shorts.map(({ failure }) => failure?.words ?? null)
