// A menu that drops from a button, with Radix: arrow keys, type-ahead, Escape.
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { createContext, useContext, useId, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'

/**
 * Holds the chosen action until the menu has closed and the focus is back on its button: a dialog that the action opens
 * will return the focus there.
 */
function createChoice() {
  let chosen: (() => void) | undefined
  return {
    hold: (act: () => void) => void (chosen = act),
    carryOut: () => {
      // In a timeout: after Radix has moved the focus back.
      if (chosen) setTimeout(chosen)
      chosen = undefined
    },
  }
}
const Choice = createContext(createChoice())

/** Not modal: the page stays readable and scrollable beside a menu of a few lines. */
export function Menu({ children }: { children: ReactNode }) {
  const [choice] = useState(createChoice)
  return (
    <Choice value={choice}>
      <Radix.Root modal={false}>{children}</Radix.Root>
    </Choice>
  )
}
export const MenuTrigger = Radix.Trigger

const itemLook =
  'flex min-h-11 items-center gap-3 rounded-small px-3 text-ink outline-none select-none data-highlighted:bg-sunken md:min-h-9 [&_svg]:size-4.5'

interface ContentProps {
  /** `narrow`: of 248 px, for a menu in a column. */
  width?: 'normal' | 'narrow'
  /** How far it sticks out beyond the end of its button, in px. */
  beyond?: number
  children: ReactNode
}

export function MenuContent({ width = 'normal', beyond = 0, children }: ContentProps) {
  const choice = useContext(Choice)
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        alignOffset={-beyond}
        sideOffset={8}
        collisionPadding={16}
        onCloseAutoFocus={choice.carryOut}
        className={cx(
          'z-40 animate-appear rounded-raised border border-rule bg-sheet p-1.5 shadow-raised',
          width === 'narrow' ? 'w-62' : 'w-64',
        )}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 pt-2 pb-1 text-caption text-ink-3">{children}</Radix.Label>
}

interface MenuItemProps {
  onSelect: () => void
  /** Why it cannot be chosen now. It can still be reached, so that the reason is read. */
  unavailable?: string | undefined
  children: ReactNode
}

export function MenuItem({ onSelect, unavailable, children }: MenuItemProps) {
  const choice = useContext(Choice)
  if (unavailable === undefined) {
    return (
      <Radix.Item className={itemLook} onSelect={() => choice.hold(onSelect)}>
        {children}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item
      aria-disabled
      className={cx(itemLook, 'flex-wrap gap-y-0! py-1.5 text-ink-3!')}
      onSelect={(event) => event.preventDefault()}
    >
      {children}
      <span className="w-full pl-7.5 text-caption">{unavailable}</span>
    </Radix.Item>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice of one out of a few. The menu stays open, so that the effect can be seen and undone. */
export function MenuChoice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <>
      <MenuHeading>{label}</MenuHeading>
      <Radix.RadioGroup aria-label={label} value={value} onValueChange={(chosen) => onChange(chosen as Value)}>
        {choices.map((choice) => (
          <Radix.RadioItem
            key={choice.value}
            value={choice.value}
            className={itemLook}
            onSelect={(event) => event.preventDefault()}
          >
            {choice.label}
            <Radix.ItemIndicator className="ml-auto text-accent-ink">
              <Check aria-hidden />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </>
  )
}

interface SegmentsProps<Value extends string> extends Omit<ChoiceProps<Value>, 'value'> {
  value: Value | null
  /** Why none can be chosen now; they can still be reached. */
  unavailable?: string | undefined
}

/** The same choice on one line, beside its label. It is an action like the others: choosing closes the menu first. */
export function MenuSegments<Value extends string>({
  label,
  value,
  choices,
  onChange,
  unavailable,
}: SegmentsProps<Value>) {
  const choice = useContext(Choice)
  const reason = useId()
  const isClosed = unavailable !== undefined
  return (
    <Radix.RadioGroup
      aria-label={label}
      {...(value !== null && { value })}
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3 text-small text-ink-2"
    >
      {label}
      <span className="inline-flex rounded-field border border-edge p-0.5">
        {choices.map((one) => (
          <Radix.RadioItem
            key={one.value}
            value={one.value}
            aria-disabled={isClosed || undefined}
            aria-describedby={isClosed ? reason : undefined}
            onSelect={(event) => {
              if (isClosed) event.preventDefault()
              else if (one.value !== value) choice.hold(() => onChange(one.value))
            }}
            className={cx(
              'grid min-h-10 min-w-10 place-items-center rounded-small px-2 font-semibold outline-none select-none data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:outline-accent-ink md:min-h-7 md:min-w-9',
              isClosed ? 'text-ink-3' : 'text-ink-2 data-[state=checked]:bg-ink data-[state=checked]:text-paper',
            )}
          >
            {one.label}
          </Radix.RadioItem>
        ))}
      </span>
      {isClosed && (
        <span id={reason} className="w-full pb-1 text-caption text-ink-3">
          {unavailable}
        </span>
      )}
    </Radix.RadioGroup>
  )
}

export function MenuRule() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-rule" />
}
