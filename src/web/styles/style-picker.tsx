// The choice of a style profile, beside a tool's form. Knows no tool; use-style-choice.ts keeps what is chosen.
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useHasStyles, useStyles } from './use-styles.ts'

interface StylePickerProps {
  /** The chosen profile's id; null: none. */
  value: number | null
  onChange: (id: number | null) => void
}

/** Without Premium there is no choice, but a line that says what is missing. */
export function StylePicker(props: StylePickerProps) {
  return useHasStyles() ? <Picker {...props} /> : <PremiumLine />
}

function Picker({ value, onChange }: StylePickerProps) {
  const id = useId()
  const { data: profiles, isError, isFetching, refetch } = useStyles()
  const [gone, setGone] = useState(false)
  const lost = value !== null && profiles !== undefined && !profiles.some((profile) => profile.id === value)

  if (lost && !gone) setGone(true)
  useEffect(() => {
    if (lost) onChange(null)
  }, [lost, onChange])

  function choose(chosen: string) {
    setGone(false)
    onChange(chosen === '' ? null : Number(chosen))
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <label htmlFor={id} className="font-semibold">
        Stijl
      </label>
      <Select
        id={id}
        size="small"
        className="basis-56 max-sm:grow"
        // '' while the profiles are being fetched: there is no option for the chosen one yet.
        value={lost || profiles === undefined ? '' : (value ?? '')}
        disabled={profiles === undefined}
        aria-describedby={gone ? `${id}-gone` : undefined}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{profiles === undefined && isFetching ? 'Laden...' : 'Geen stijlprofiel'}</option>
        {profiles?.map((profile) => (
          <option key={profile.id} value={profile.id}>
            {profile.name}
          </option>
        ))}
      </Select>
      <StylesLink>Beheer stijlprofielen</StylesLink>
      <p role="status" id={`${id}-gone`} className="basis-full text-ink-3 empty:hidden">
        {gone && 'Het gekozen stijlprofiel is verwijderd. Er wordt nu zonder stijlprofiel geschreven.'}
      </p>
      {isError && profiles === undefined && (
        <p className="flex basis-full flex-wrap items-center gap-x-2 text-ink-2">
          Je stijlprofielen konden niet worden opgehaald.
          <Button kind="quiet" size="small" pending={isFetching} onClick={() => void refetch()}>
            Probeer opnieuw
          </Button>
        </p>
      )}
    </div>
  )
}

function PremiumLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-3">
      Schrijven in je eigen stijl hoort bij Premium.
      <StylesLink>Bekijk stijlprofielen</StylesLink>
    </p>
  )
}

function StylesLink({ children }: { children: string }) {
  return (
    <Link
      to="/admin"
      search={{ tab: 'style-profiles' }}
      className="inline-flex min-h-11 items-center text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink md:min-h-9"
    >
      {children}
    </Link>
  )
}
