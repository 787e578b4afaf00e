// From the settings to the provider that writes. Knows no vendor.
import type { AiSettings } from '#server/config.ts'
import type { Provider } from '../provider.ts'
import { builtIn } from './built-in.ts'
import { live, type LiveOptions } from './live.ts'

/**
 * The provider the operator chose. There is no way back from a language model to the built-in writer: it would hide
 * an outage behind texts of another kind.
 */
export function createProvider(settings: AiSettings, options: LiveOptions = {}): Provider {
  return settings.provider === 'ingebouwd' ? builtIn : live(settings, options)
}
