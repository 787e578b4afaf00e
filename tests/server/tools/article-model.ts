// What the tests of articles by a language model share: sources, an outline, a good answer, and how it is asked and read.
import assert from 'node:assert/strict'
import { after, afterEach, before } from 'node:test'
import { gapsIn } from '#contract/articles/gaps.ts'
import type { Ask, Sink } from '#server/tools/provider.ts'
import { createProvider } from '#server/tools/providers/create.ts'
import type { LiveOptions } from '#server/tools/providers/live.ts'
import { tools } from '#server/tools/registry.ts'
import type { Written } from '../../support/arranging.ts'
import { startLanguageModelServer, type LanguageModelServer } from '../../support/language-model-server.ts'
import { askFor, settingsOf, stays, vendors } from './providers-vendors.ts'

export const sources = [
  {
    title: 'Brug dicht',
    url: 'https://gemeente.example/brug',
    text: 'De gemeente sluit de fietsbrug over de Linge van 11 januari tot en met 19 maart. Een aannemer vervangt het houten dek. Op een doordeweekse dag gaan er 2.400 fietsers over de brug.',
  },
  {
    title: 'Raad',
    url: null,
    text: "Raadslid Ella Drost vraagt om een pontje. 'Tien weken omrijden is voor ouderen te veel', zegt zij. De renovatie kost € 680.000.",
  },
]
export const outline = {
  sections: [
    { heading: 'Zo rijd je om', points: ['Hoeveel fietsers het treft', 'Waar de omleiding loopt'] },
    { heading: 'Wat de raad ervan vindt', points: ['Een pontje'] },
  ],
}
export const title = 'Fietsbrug tien weken dicht'
export const asked = { title, sources, outline, length: 'kort' }

export const intro =
  'Wie met de fiets over de Linge wil, moet vanaf 11 januari omrijden. De brug gaat dicht tot en met 19 maart, want het houten dek wordt vervangen.'
export const detour = 'Dat treft 2.400 fietsers op een gewone werkdag.\n\n[nog in te vullen: waar de omleiding loopt]'
export const council =
  "Raadslid Ella Drost wil een pontje. 'Tien weken omrijden is voor ouderen te veel', zegt zij. Het werk zelf kost € 680.000."
export const article = `${intro}\n\n## Zo rijd je om\n\n${detour}\n\n## Wat de raad ervan vindt\n\n${council}`
export const english =
  'The bicycle bridge over the river will be closed for ten weeks, and everybody has to take another road to get to the other side. The wooden deck has to be replaced.'

export interface Reader extends Sink {
  shown: () => string
  restarts: number
}
export function reader(): Reader {
  let pieces: string[] = []
  const sink: Reader = {
    restarts: 0,
    shown: () => pieces.join(''),
    write: (piece: string) => void pieces.push(piece),
    restart() {
      sink.restarts += 1
      pieces = []
    },
  }
  return sink
}

type Name = 'article-outline' | 'article-draft' | 'article-section' | 'article-meta'

export function askOf(name: Name, input: object, more: Partial<Ask> = {}): Ask {
  return { ...askFor(tools[name].contract.input.parse(input)), ...more }
}
export const banning = (...bannedWords: string[]): Partial<Ask> => ({
  style: { audience: '', tone: '', address: 'je', wordsToUse: [], bannedWords, sampleTexts: [] },
})

/** A language model for the tests of one file, asked through the first of the vendors. After each test it forgets. */
export function articleModel() {
  let server: LanguageModelServer
  before(async () => void (server = await startLanguageModelServer()))
  after(() => server.close())
  afterEach(() => server.forget())
  const ask = async (name: Name, question: Ask, sink?: Sink, options: LiveOptions = {}): Promise<Written> => {
    const provider = createProvider(settingsOf(vendors[0], server.baseUrl), { retryPauseMs: 1, ...options })
    return (await provider.draft(tools[name], question, stays(), sink)).output as Written
  }
  return {
    /** It runs only once the tests have begun. */
    get server() {
      return server
    },
    ask,
    /** A text that streams, as its reader sees it and as it is kept: always the same. */
    read: async (name: 'article-draft' | 'article-section', question: Ask, sink = reader()): Promise<string> => {
      const { text = '' } = await ask(name, question, sink)
      assert.equal(sink.shown(), text)
      return text
    },
    /** What the model was told was wrong. */
    corrections: () =>
      ((server.requests[1]?.body['messages'] ?? []) as { content: string }[]).at(-1)?.content ?? 'not asked again',
  }
}

export const gaps = (text: string) => gapsIn(text).map((one) => one.text)
export const headings = (text: string) => text.match(/^## .*$/gmu)
