// Asks which networks to write for when fewer requests are left than there are networks, before one is spent.
import type { ToolName } from '#contract/tools/registry.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { webTools } from './registry.ts'

interface NetworkChoiceProps {
  tools: readonly ToolName[]
  chosen: readonly ToolName[]
  /** How many requests are left: at most that many can be chosen. */
  left: number
  onChange: (chosen: readonly ToolName[]) => void
}

export function NetworkChoice({ tools, chosen, left, onChange }: NetworkChoiceProps) {
  return (
    <fieldset className="grid gap-2 rounded-field bg-accent-wash px-4 py-3">
      <legend className="sr-only">Voor welke netwerken?</legend>
      <p className="text-small">
        <strong>Alle drie kosten 3 verzoeken, je hebt er nog {left}.</strong>{' '}
        {left === 1 ? 'Kies voor welk netwerk je het gebruikt.' : 'Kies voor welke netwerken je ze gebruikt.'}
      </p>
      <div className="flex flex-wrap gap-x-8">
        {tools.map((name) => (
          <Checkbox
            key={name}
            label={webTools[name].heading}
            checked={chosen.includes(name)}
            // At least one stays chosen. With one request left, another choice replaces the first.
            disabled={chosen.includes(name) ? chosen.length === 1 : left > 1 && chosen.length >= left}
            onChange={({ target }) => {
              const others = chosen.filter((other) => other !== name)
              onChange(target.checked ? [...(left === 1 ? [] : others), name] : others)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}
