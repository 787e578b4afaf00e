// Passkeys: the own ones, and the dialogs that add and remove one.
import { Fingerprint, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Passkey } from '#contract/second-step/passkey.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { momentInWords } from './day-words.ts'
import { Group, Line } from './line.tsx'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { usePasskeys } from './use-security.ts'

export function PasskeysGroup() {
  const { data, error, isFetching, refetch } = usePasskeys()
  const [opened, setOpened] = useState<'add' | Passkey>()
  const now = useNow()
  const close = () => setOpened(undefined)
  return (
    <Group
      title="Passkeys"
      about="Inloggen met je vinger, gezicht of sleutel, zonder wachtwoord en zonder code."
      action={
        <Button kind="secondary" size="small" onClick={() => setOpened('add')}>
          <Plus aria-hidden />
          Voeg passkey toe
        </Button>
      }
    >
      {data === undefined && !error && <SkeletonText widths={[60]} className="gap-6 pt-2" />}
      {data === undefined && error && (
        <LoadFailure
          title="Je passkeys konden niet worden opgehaald."
          error={error}
          onRetry={refetch}
          pending={isFetching}
        />
      )}
      {data?.length === 0 && <p className="border-t border-rule pt-3 text-ink-2">Je hebt nog geen passkey.</p>}
      <ul>
        {data?.map((passkey) => (
          <Line
            key={passkey.id}
            icon={Fingerprint}
            title={passkey.name}
            about={`Toegevoegd: ${momentInWords(passkey.createdAt, now)} · ${
              passkey.lastUsedAt === null
                ? 'nog niet gebruikt'
                : `laatst gebruikt: ${momentInWords(passkey.lastUsedAt, now)}`
            }`}
            end={
              <Button kind="quiet" size="small" className="-mr-3" onClick={() => setOpened(passkey)}>
                Verwijder
                <span className="sr-only"> {passkey.name}</span>
              </Button>
            }
          />
        ))}
      </ul>
      {opened === 'add' && <AddPasskeyDialog onClose={close} />}
      {opened !== undefined && opened !== 'add' && <RemovePasskeyDialog passkey={opened} onClose={close} />}
    </Group>
  )
}
