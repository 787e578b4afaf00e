// Why there are no links to show, and what the user can do about it.
import { BIN_DAYS } from '#contract/links/link.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Wanted } from './use-links.ts'

interface NoLinksProps {
  wanted: Wanted
  onClear: () => void
  /** Undefined for a user who may not add links. */
  onAdd: (() => void) | undefined
}

export function NoLinks({ wanted: { part, search, mine }, onClear, onAdd }: NoLinksProps) {
  const filtered = search !== '' || mine
  return (
    <EmptyState title="Geen inspiratie-links gevonden" action={action()}>
      {reason()}
    </EmptyState>
  )

  function action() {
    if (filtered || part !== 'alle') {
      return (
        <Button kind="secondary" onClick={onClear}>
          Toon alle links
        </Button>
      )
    }
    return onAdd && <Button onClick={onAdd}>Voeg je eerste link toe</Button>
  }
  function reason() {
    if (search !== '') {
      return `Geen link bevat ‘${search}’. Zoek op een ander woord${mine || part !== 'alle' ? ', of zonder filter' : ''}.`
    }
    if (mine) return 'Je hebt hier niets geclaimd.'
    if (part === 'bin') return `Wat een beheerder verwijdert, staat hier nog ${BIN_DAYS} dagen.`
    if (part !== 'alle') return `Er zijn nu geen links met de status ${part}.`
    return onAdd
      ? 'Verzamel hier pagina’s die je redactie op ideeën brengen. Collega’s claimen een link en gaan ermee aan de slag.'
      : 'Zodra een beheerder een link toevoegt, verschijnt die hier. Dan kun je hem claimen.'
  }
}
