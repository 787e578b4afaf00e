// A provider that looks up the learned examples, and what tests of the history and of feedback do with it.
import type { Ask, Provider } from '#server/tools/provider.ts'
import type { Client } from './app.ts'

/** What every generation gives. */
export const titles = Array.from({ length: 5 }, (_, at) => `Fietsen naar zee, manier ${at}`)

/** The examples that the last draft was given. */
export const told: { examples: readonly string[] } = { examples: [] }

/** Looks at the learned examples, as a language model's provider does. */
export const learning: Provider = {
  model: 'proef',
  async draft(_tool, ask: Ask) {
    told.examples = await ask.examples()
    return { output: { titles }, model: 'proef', promptTokens: 1, completionTokens: 1, estimatedCost: 0 }
  },
}

/** @returns the id of the generation. */
export async function generate(client: Client, title = 'Fietsen naar zee', path = 'facebook-titles'): Promise<number> {
  const input = { title, description: 'Langs het strand' }
  return (await client.post(`/api/content/${path}`, input)).body.generationId as number
}

/** The client's own history; `query` is the query string, with its question mark. */
export const listed = async (client: Client, query = '') => (await client.get(`/api/history${query}`)).body
