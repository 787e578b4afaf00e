// Makes the provider that the settings ask for. Knows no vendor.
import type { AiSettings } from '#server/config.ts'
import type { Provider } from '../provider.ts'
import { builtIn } from './built-in.ts'
import type { LiveOptions } from './live.ts'

/**
 * The provider the operator chose. A language model that fails is not replaced by the built-in writer: that would hide an
 * outage behind texts of another kind.
 */
export function createProvider(settings: AiSettings, options: LiveOptions = {}): Provider {
  if (settings.provider === 'ingebouwd') return builtIn
  // The vendors' libraries are loaded with the first draft: a server that uses none starts faster and smaller.
  let writer: Promise<Provider> | undefined
  const load = () => (writer ??= import('./live.ts').then(({ live }) => live(settings, options)))
  return {
    model: settings.model,
    vendor: settings.provider,
    draft: async (tool, ask, signal, sink) => (await load()).draft(tool, ask, signal, sink),
  }
}
