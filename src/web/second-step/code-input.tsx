// The field for a code of an app: digits on a phone's keyboard, and filled in by the system where it knows the code.
import { useEffect, useRef, type ComponentProps } from 'react'
import { Input } from '#web/ui/input.tsx'

interface CodeInputProps extends Omit<ComponentProps<typeof Input>, 'ref'> {
  /** A recovery code instead: letters too. */
  recovery?: boolean
  /** Takes the focus when it appears: it is the one thing to do there. */
  focused?: boolean
}

export function CodeInput({ recovery = false, focused = false, ...props }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <Input
      {...props}
      ref={input}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      inputMode={recovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      className="max-w-72 font-semibold tracking-[0.12em] tabular-nums"
    />
  )
}
