// What stands on the tab to register: the form, or, where only who was invited may register, how to be invited. Loaded when the
// tab is opened.
import { useQuery } from '@tanstack/react-query'
import { frontDoorQuery } from '#web/account-links/front-door.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { RegisterForm } from './register-form.tsx'
import type { Typed } from './use-door-form.ts'

export function RegisterDoor({ typed }: { typed: Typed }) {
  const { data: door, isPending } = useQuery(frontDoorQuery)
  if (isPending) return <Spinner label="Laden..." />
  // When it could not be asked the form tells, and keeps what is typed.
  if (door?.registration !== 'invite') return <RegisterForm typed={typed} />
  return (
    <Notice title="Hier maak je een account op uitnodiging">
      <p>
        Vraag een beheerder van je redactie om je uit te nodigen. Je krijgt dan een mail met een link waarmee je een
        account maakt. Ken je geen beheerder? Schrijf naar{' '}
        <a className="underline underline-offset-4 wrap-anywhere" href={`mailto:${door.contactEmail}`}>
          {door.contactEmail}
        </a>
        .
      </p>
    </Notice>
  )
}
