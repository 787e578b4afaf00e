// Herroepen, in two steps and without a login: who ordered asks for a link, and confirms with the button behind it. Which step it
// is the address tells: the link's secret stands behind its `#`.
import { useLocation } from '@tanstack/react-router'
import { letterToken } from '#web/http/letter-token.ts'
import { WithdrawalConfirm } from './withdrawal-confirm.tsx'
import { WithdrawalRequest } from './withdrawal-request.tsx'

export function WithdrawalScreen() {
  // Followed, because a link that is opened on this very page changes nothing but the part behind the `#`.
  useLocation({ select: ({ hash }) => hash })
  const token = letterToken()
  return token === '' ? <WithdrawalRequest /> : <WithdrawalConfirm key={token} token={token} />
}
