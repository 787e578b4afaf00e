// What a call to a language model costs by the vendor's list price. An estimate: cached input, batch and contract
// discounts are not in it. Knows nothing of the calls themselves.
import type { LiveSettings } from './vendors.ts'

interface Price {
  /** US dollars per million tokens. */
  input: number
  output: number
}

const usd = (input: number, output: number): Price => ({ input, output })

/**
 * List prices as far as they could be checked in August and September 2026, against copies of the vendors' price pages
 * (platform.claude.com, developers.openai.com) and github.com/simonw/llm-prices; for requests below 200,000 tokens.
 * A model that is not here costs an unknown amount, not nothing. Mistral's `-latest` names move between prices.
 */
const prices: Record<LiveSettings['provider'], Record<string, Price>> = {
  openai: {
    'gpt-4o': usd(2.5, 10),
    'gpt-4o-2024-05-13': usd(5, 15),
    'gpt-4o-mini': usd(0.15, 0.6),
    'gpt-4.1': usd(2, 8),
    'gpt-4.1-mini': usd(0.4, 1.6),
    'gpt-4.1-nano': usd(0.1, 0.4),
    'gpt-5': usd(1.25, 10),
    'gpt-5-mini': usd(0.25, 2),
    'gpt-5-nano': usd(0.05, 0.4),
    'gpt-5.1': usd(1.25, 10),
    'gpt-5.4': usd(2.5, 15),
  },
  anthropic: {
    'claude-3-haiku': usd(0.25, 1.25),
    'claude-3-5-haiku': usd(0.8, 4),
    'claude-haiku-4-5': usd(1, 5),
    'claude-sonnet-4': usd(3, 15),
    'claude-sonnet-4-0': usd(3, 15),
    'claude-sonnet-4-5': usd(3, 15),
    'claude-sonnet-4-6': usd(3, 15),
    'claude-sonnet-5': usd(2, 10),
    'claude-sonnet-5-5': usd(2, 10),
    'claude-opus-4': usd(15, 75),
    'claude-opus-4-0': usd(15, 75),
    'claude-opus-4-1': usd(15, 75),
    'claude-opus-4-5': usd(5, 25),
    'claude-opus-4-6': usd(5, 25),
  },
  mistral: {
    'mistral-large-2411': usd(2, 6),
    'mistral-medium-2505': usd(0.4, 2),
    'mistral-small-2503': usd(0.1, 0.3),
  },
  // Whoever runs the server sets the price; a model's name says nothing of it.
  'openai-compatible': {},
}

/** `-2025-08-07`, `-20250929` and `-latest` name one version of a model at the model's price. */
const version = /-(\d{4}-\d{2}-\d{2}|\d{8}|latest)$/

/** Estimated cost of one call in US dollar cents, fractions included; null when the model's price is unknown. */
export function estimateCost(
  provider: LiveSettings['provider'],
  model: string,
  tokens: { promptTokens: number; completionTokens: number },
): number | null {
  const known = new Map(Object.entries(prices[provider]))
  const price = known.get(model) ?? known.get(model.replace(version, ''))
  if (!price) return null
  // Dollars per million tokens are cents per ten thousand.
  return (tokens.promptTokens * price.input + tokens.completionTokens * price.output) / 10_000
}
