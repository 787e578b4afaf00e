// The built-in writer as a provider: no network, no cost. Knows nothing of what a tool composes.
import { BUILT_IN_MODEL, textsIn } from '#contract/tools/define.ts'
import { DraftFailure, type Provider } from '../provider.ts'
import { composed, composeText } from './composing.ts'

/** The provider that needs no language model. It throws what every provider throws, but never a problem of the network. */
export const builtIn: Provider = {
  model: BUILT_IN_MODEL,
  vendor: 'ingebouwd',
  async draft(tool, { input, article, style, work }, signal, sink) {
    if (signal.aborted) throw new DraftFailure('cancelled')
    const asked = { tool: tool.contract.name, input, article, style }
    const here = (what: typeof asked) => composed(tool, what)
    const made = await (work?.({ ...composeText, load: async () => here }, asked) ?? here(asked))
    // The user may have left meanwhile.
    if (signal.aborted) throw new DraftFailure('cancelled')
    if ('failure' in made) {
      const { failure, message, cause } = made
      throw new DraftFailure(failure, { ...(message !== undefined && { message }), ...(cause && { cause }) })
    }
    if (tool.contract.endpoint.streams) for (const text of textsIn(made.output)) sink?.write(text)
    return { output: made.output, model: BUILT_IN_MODEL, promptTokens: 0, completionTokens: 0, estimatedCost: 0 }
  },
}
