// The menu 'Pas aan' below one text. Knows what can be asked, and nothing of how it is done.
import { Briefcase, Eraser, FilePenLine, RotateCcw, Scissors, SlidersHorizontal, Smile, Trash2 } from 'lucide-react'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuContent, MenuHeading, MenuItem, MenuRule, MenuSegments, MenuTrigger } from '#web/ui/menu.tsx'
import { shorterLength, type Adjustment } from './adjustments.ts'
import { addressesReader, addressIn, hasEmoji } from './text-marks.ts'

interface AdjustMenuProps {
  text: string
  /** The model that wrote it. */
  model: string
  /** Id of the text, read out after the button's name. */
  describedBy: string
  /** What one choice costs; empty where nothing is counted. */
  cost: string
  pending: boolean
  onAdjust: (adjustment: Adjustment) => void
  /** Puts back what was written; null when that stands there. */
  onRestore: (() => void) | null
  /** Takes it out of its list; left out where texts stay. */
  onRemove?: (() => void) | undefined
  /** Begins an article with it; left out for what is no title. */
  onArticle?: (() => void) | undefined
}

/** In px: the menu ends where its column ends, beyond the button that copies. */
const COPY_SLOT = 96

const forms = [
  { value: 'je', label: 'Je' },
  { value: 'u', label: 'U' },
] as const

export function AdjustMenu(props: AdjustMenuProps) {
  const { text, model, describedBy, cost, pending, onAdjust, onRestore, onRemove, onArticle } = props
  const byRules = model === BUILT_IN_MODEL
  return (
    <Menu>
      <MenuTrigger
        aria-label="Pas aan"
        title="Pas aan"
        aria-describedby={describedBy}
        disabled={pending}
        className={cx(buttonLook({ kind: 'quiet', size: 'row' }), 'data-[state=open]:bg-sunken')}
      >
        <SlidersHorizontal aria-hidden />
      </MenuTrigger>
      <MenuContent width="narrow" beyond={COPY_SLOT}>
        <MenuHeading>{cost === '' ? 'Pas deze tekst aan' : `Pas deze tekst aan: ${cost}`}</MenuHeading>
        <MenuItem onSelect={() => onAdjust('korter')}>
          <Scissors aria-hidden className="text-ink-2" />
          Korter
          <span className="ml-auto text-caption text-ink-3">naar ± {shorterLength(text)}</span>
        </MenuItem>
        <MenuItem onSelect={() => onAdjust('zakelijker')}>
          <Briefcase aria-hidden className="text-ink-2" />
          Zakelijker
        </MenuItem>
        <MenuItem
          onSelect={() => onAdjust('losser')}
          unavailable={byRules ? 'Daar is een taalmodel voor nodig.' : undefined}
        >
          <Smile aria-hidden className="text-ink-2" />
          Losser
        </MenuItem>
        <MenuItem
          onSelect={() => onAdjust('zonder emoji')}
          unavailable={hasEmoji(text) ? undefined : 'Er staat geen emoji in.'}
        >
          <Eraser aria-hidden className="text-ink-2" />
          Zonder emoji
        </MenuItem>
        <MenuRule />
        <MenuSegments
          label="Aanspreekvorm"
          value={addressIn(text)}
          choices={forms}
          onChange={onAdjust}
          unavailable={byRules && !addressesReader(text) ? 'De tekst spreekt niemand aan.' : undefined}
        />
        {onRestore && (
          <>
            <MenuRule />
            <MenuItem onSelect={onRestore}>
              <RotateCcw aria-hidden className="text-ink-2" />
              Herstel wat er stond
            </MenuItem>
          </>
        )}
        {onRemove && (
          <>
            {!onRestore && <MenuRule />}
            <MenuItem onSelect={onRemove}>
              <Trash2 aria-hidden className="text-ink-2" />
              Verwijder deze tekst
            </MenuItem>
          </>
        )}
        {onArticle && (
          <>
            {!onRestore && !onRemove && <MenuRule />}
            <MenuItem onSelect={onArticle}>
              <FilePenLine aria-hidden className="text-ink-2" />
              Maak artikel
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  )
}
