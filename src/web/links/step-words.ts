// The texts for each step with a link: in the menu, when it succeeded, and when it failed. Renders nothing.
import { Check, CircleDot, Hand, RotateCcw, Undo2, type LucideIcon } from 'lucide-react'
import type { BulkAction } from '#contract/links/endpoints.ts'
import type { LinkStep } from '#contract/links/steps.ts'

interface StepWords {
  label: string
  icon: LucideIcon
  /** Titles of the toasts (specification, section 8). */
  done: string
  failed: string
}

export const stepWords = {
  claim: { label: 'Claimen', icon: Hand, done: 'Link geclaimd', failed: 'Fout bij claimen' },
  unclaim: { label: 'Vrijgeven', icon: Undo2, done: 'Link vrijgegeven', failed: 'Fout bij vrijgeven' },
  Opgepakt: {
    label: 'Markeer als Opgepakt',
    icon: CircleDot,
    done: 'Link opgepakt',
    failed: 'Fout bij bijwerken',
  },
  Klaar: { label: 'Markeer als Klaar', icon: Check, done: 'Link klaar', failed: 'Fout bij bijwerken' },
  Open: { label: 'Heropenen', icon: RotateCcw, done: 'Link heropend', failed: 'Fout bij bijwerken' },
} as const satisfies Record<LinkStep, StepWords>

/** The same for several links at once; `done` follows '3 links'. */
export const bulkWords = {
  claim: { label: 'Claimen', done: 'geclaimd', failed: 'Fout bij claimen' },
  unclaim: { label: 'Vrijgeven', done: 'vrijgegeven', failed: 'Fout bij vrijgeven' },
  Opgepakt: { label: 'Opgepakt', done: 'opgepakt', failed: 'Fout bij bijwerken' },
  Klaar: { label: 'Klaar', done: 'klaar', failed: 'Fout bij bijwerken' },
  Open: { label: 'Heropenen', done: 'heropend', failed: 'Fout bij bijwerken' },
  delete: { label: 'Verwijderen', done: 'verwijderd', failed: 'Fout bij verwijderen' },
  restore: { label: 'Terugzetten', done: 'teruggezet', failed: 'Fout bij terugzetten' },
} as const satisfies Record<BulkAction, { label: string; done: string; failed: string }>

/** '1 link', '3 links'. */
export const countOf = (count: number) => `${count} ${count === 1 ? 'link' : 'links'}`

/** The host of an address, without 'www.'; all of `url` when it cannot be parsed. */
export function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url
}
