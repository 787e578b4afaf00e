// Tweede stap: whether codes of an app are asked, how many recovery codes are left, and the dialogs that change that.
import { LifeBuoy, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { RECOVERY_CODES } from '#contract/second-step/codes.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { CodeDialog } from './code-dialog.tsx'
import { momentInWords } from './day-words.ts'
import { Group, Line } from './line.tsx'
import { TotpDialog } from './totp-dialog.tsx'
import { useSecondStep } from './use-security.ts'

type Opened = 'set-up' | 'renew' | 'remove'

export function CodesGroup() {
  const { data, error, isFetching, refetch } = useSecondStep()
  const [opened, setOpened] = useState<Opened>()
  const now = useNow()
  const close = () => setOpened(undefined)
  return (
    <Group title="Tweede stap" about="Na je wachtwoord vraagt Kopij een code uit een app op je telefoon.">
      {data === undefined && !error && <SkeletonText widths={[60]} className="gap-6 pt-2" />}
      {data === undefined && error && (
        <LoadFailure
          title="Je tweede stap kon niet worden opgehaald."
          error={error}
          onRetry={refetch}
          pending={isFetching}
        />
      )}
      {data?.codesSince === null && (
        <ul>
          <Line
            icon={ShieldOff}
            title="De tweede stap staat uit"
            about={
              data.required
                ? 'Voor jouw account is een tweede stap verplicht.'
                : 'Wie je wachtwoord kent, kan inloggen.'
            }
            end={
              <Button kind="secondary" size="small" onClick={() => setOpened('set-up')}>
                Stel in
              </Button>
            }
          />
        </ul>
      )}
      {data && data.codesSince !== null && (
        <ul>
          <Line
            icon={ShieldCheck}
            title="De tweede stap staat aan"
            about={`Code uit je app, sinds ${momentInWords(data.codesSince, now)}`}
            end={
              <Button kind="quiet" size="small" className="-mr-3" onClick={() => setOpened('remove')}>
                Zet uit
              </Button>
            }
          />
          <Line
            icon={LifeBuoy}
            title="Herstelcodes"
            about={`Nog ${data.recoveryCodesLeft} van ${RECOVERY_CODES}, voor als je je telefoon niet hebt`}
            end={
              <Button kind="quiet" size="small" className="-mr-3" onClick={() => setOpened('renew')}>
                Maak nieuwe
              </Button>
            }
          />
        </ul>
      )}
      {opened === 'set-up' && <TotpDialog onClose={close} />}
      {(opened === 'renew' || opened === 'remove') && (
        <CodeDialog change={opened} fresh={data?.fresh ?? false} required={data?.required ?? false} onClose={close} />
      )}
    </Group>
  )
}
