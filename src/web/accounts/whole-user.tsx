// All details of a user, fetched afresh when a dialog that edits them is opened.
import type { ReactNode } from 'react'
import { readFullDetails } from '#contract/accounts/administration-endpoints.ts'
import type { FullDetails } from '#contract/accounts/administration.ts'
import { Whole } from '#web/edit/whole.tsx'
import { call } from '#web/http/call.ts'

/** What a dialog knows of its user before the details are fetched. */
export type SeenUser = Pick<FullDetails, 'id' | 'name' | 'username' | 'email' | 'createdAt'>

export const readUser = ({ id }: { id: number }, signal?: AbortSignal) =>
  call(readFullDetails, { params: { id }, signal })

interface WholeUserProps {
  user: SeenUser
  /** Called when the account does not exist any more. */
  onGone: () => void
  children: (user: FullDetails) => ReactNode
}

export function WholeUser({ user, onGone, children }: WholeUserProps) {
  return (
    <Whole
      of={['user', user.id]}
      read={(signal) => readUser(user, signal)}
      failed="Fout bij het ophalen van gebruikersdetails"
      onGone={onGone}
    >
      {children}
    </Whole>
  )
}
