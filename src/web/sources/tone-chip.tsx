// The tone in which is written: shown as a chip, changed in one click. Says whether it follows from the article or was chosen.
import { ChevronDown, Wand } from 'lucide-react'
import { toneLabels, tones, type Tone } from '#contract/tools/article.ts'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuChoice, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'

const choices = tones.map((value) => ({ value, label: toneLabels[value] }))

interface ToneChipProps {
  /** What the article's words say. */
  decided: Tone
  /** What the user chose; null: nothing. */
  chosen: Tone | null
  onChange: (tone: Tone | null) => void
}

export function ToneChip({ decided, chosen, onChange }: ToneChipProps) {
  const tone = chosen ?? decided
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Toon: ${toneLabels[tone]}, ${chosen ? 'door jou gekozen' : 'volgt uit het artikel'}`}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-edge px-3.5 text-small font-semibold hover:bg-sunken md:min-h-8"
      >
        <span
          aria-hidden
          className={cx('size-2 rounded-full border border-ink', chosen ? 'border-accent bg-accent' : 'bg-ink')}
        />
        {toneLabels[tone]}
        <ChevronDown aria-hidden className="size-3.5" />
      </MenuTrigger>
      <MenuContent>
        <MenuChoice label="In welke toon?" value={tone} choices={choices} onChange={onChange} closes />
        {chosen !== null && (
          <>
            <MenuRule />
            <MenuItem onSelect={() => onChange(null)}>
              <Wand aria-hidden />
              Laat het artikel beslissen
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}
