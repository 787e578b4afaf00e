// The texts about optimisations on the screen. Renders nothing.
import type { ToolSetting } from '#contract/tools/settings.ts'
import type { Optimization, OptimizationStatus, SuggestedChange } from '#contract/optimizations/optimization.ts'
import type { Step } from './use-optimizations.ts'

export const severityLabels = {
  low: 'Ernst: laag',
  medium: 'Ernst: gemiddeld',
  high: 'Ernst: hoog',
} as const satisfies Record<Optimization['severity'], string>

export const difficultyLabels = {
  easy: 'Weinig moeite',
  medium: 'Enige moeite',
  hard: 'Veel moeite',
} as const satisfies Record<Optimization['implementationDifficulty'], string>

/** In the order in which a proposal gets them. */
export const statusChoices = [
  { value: 'proposed', label: 'Voorgesteld' },
  { value: 'accepted', label: 'Geaccepteerd' },
  { value: 'implemented', label: 'Uitgevoerd' },
  { value: 'dismissed', label: 'Afgewezen' },
] as const satisfies { value: OptimizationStatus; label: string }[]

/** Shown when no proposal has the status. */
export const nothingOf = {
  proposed: 'Nog geen voorstellen',
  accepted: 'Niets geaccepteerd dat nog moet worden uitgevoerd',
  implemented: 'Nog niets uitgevoerd',
  dismissed: 'Niets afgewezen',
} as const satisfies Record<OptimizationStatus, string>

const settings = {
  examplesShown: { name: 'Voorbeelden in een prompt', unit: '' },
  timeLimitSeconds: { name: 'Tijdslimiet', unit: ' seconden' },
} as const satisfies Record<ToolSetting, { name: string; unit: string }>

export function changeText(change: SuggestedChange): string {
  if (change.kind === 'advice') return change.advice
  const { name, unit } = settings[change.setting]
  return `${name}: van ${change.from} naar ${change.to}${unit}.`
}

/** The title of the toast after each step. */
export const takenTitles = {
  accept: 'Voorstel geaccepteerd',
  implement: 'Voorstel uitgevoerd',
  dismiss: 'Voorstel afgewezen',
  reopen: 'Weer voorgesteld',
  revert: 'Teruggezet',
} as const satisfies Record<Step, string>

/** Who decided what, without when. */
export function decisionText({ status, implementedAt, decidedByName }: Optimization): string | undefined {
  const by = decidedByName === null ? '' : ` door ${decidedByName}`
  if (status === 'accepted') return `Geaccepteerd${by}`
  if (status === 'implemented') return `Uitgevoerd${by}`
  if (status === 'dismissed') return `${implementedAt === null ? 'Afgewezen' : 'Teruggezet'}${by}`
  return undefined
}
