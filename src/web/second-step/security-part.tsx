// Beveiliging: the own second step, passkeys and sessions.
import { useLive } from '#web/live/use-live.ts'
import { CodesGroup } from './codes-group.tsx'
import { PasskeysGroup } from './passkeys-group.tsx'
import { SessionsGroup } from './sessions-group.tsx'
import { securityKey } from './use-security.ts'

export function SecurityPart() {
  useLive(['account'], securityKey)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-10">
      <CodesGroup />
      <PasskeysGroup />
      <SessionsGroup />
    </div>
  )
}
