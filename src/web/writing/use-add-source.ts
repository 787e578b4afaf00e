// Adds a source to a plan: from a text, an address or a file. Says in Dutch why one cannot be added. Renders nothing.
import { useState } from 'react'
import { readSource } from '#contract/sources/endpoints.ts'
import { SOURCE_LIMITS, type WritingSource } from '#contract/writing/sources.ts'
import { call, failureMessage } from '#web/http/call.ts'
import { oneFile, openSourceFile } from '#web/sources/source-file.ts'
import { articleOf, showsNothing } from '#web/sources/taking.ts'
import { addressIn, siteOf } from '#web/sources/web-address.ts'
import { roomLeft } from './plan.ts'

export function useAddSource(sources: readonly WritingSource[], onAdd: (source: WritingSource) => void) {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  /** The source, if it was added. */
  function add(source: WritingSource): WritingSource | null {
    const why = problemOf(source, sources)
    setProblem(why ?? undefined)
    if (why !== null) return null
    onAdd(source)
    return source
  }
  async function adding(work: () => Promise<WritingSource | string>): Promise<WritingSource | null> {
    setPending(true)
    try {
      const made = await work()
      if (typeof made !== 'string') return add(made)
      setProblem(made)
      return null
    } catch (error) {
      setProblem(failureMessage(error))
      return null
    } finally {
      setPending(false)
    }
  }
  return {
    pending,
    problem,
    unsay: () => setProblem(undefined),
    fromTyped: (typed: string) =>
      adding(async () => {
        if (showsNothing(typed)) return 'Plak eerst een tekst of een adres.'
        const url = addressIn(typed)
        return url === null ? sourceOf({ text: typed }) : readAt(url)
      }),
    fromAddress: (url: string, title?: string) => adding(() => readAt(url, title)),
    fromFiles: (files: FileList | null) =>
      adding(async () => {
        const file = oneFile(files)
        if (file === null) return 'Kies een bestand.'
        if (!(file instanceof File)) return file.problem
        const opened = await openSourceFile(file)
        return 'problem' in opened ? opened.problem : sourceOf(opened.taken)
      }),
  }
}

async function readAt(url: string, title?: string): Promise<WritingSource> {
  const page = await call(readSource, { body: { url } })
  return sourceOf({ ...page, title: page.title || title, site: page.siteName ?? siteOf(page.url) }, page.url)
}

async function sourceOf(taken: Parameters<typeof articleOf>[0], url: string | null = null): Promise<WritingSource> {
  const { title, text, site } = await articleOf(taken)
  const named = site !== null && !title.includes(site) ? `${title} (${site})` : title
  return { title: [...named].slice(0, SOURCE_LIMITS.title).join(''), url, text }
}

function problemOf({ text }: WritingSource, sources: readonly WritingSource[]): string | null {
  if (sources.some((one) => one.text === text)) return 'Deze bron staat er al.'
  if (sources.length >= SOURCE_LIMITS.sources) return `Een artikel heeft hoogstens ${SOURCE_LIMITS.sources} bronnen.`
  if (text.length > roomLeft(sources)) return 'Samen tellen de bronnen hoogstens 60.000 tekens. Haal er eerst een weg.'
  return null
}
