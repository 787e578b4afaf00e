// Sessies: where one is logged in, and the buttons that end that.
import { Laptop, Monitor, Smartphone, type LucideIcon } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { endOtherSessions, endOwnSession, type OwnSession } from '#contract/accounts/sessions.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useNow } from '#web/ui/use-now.ts'
import { dayInWords } from './day-words.ts'
import { Group, Line } from './line.tsx'
import { useRefreshSecurity, useSessions } from './use-security.ts'

export function SessionsGroup() {
  const { data, error, isFetching, refetch } = useSessions()
  const refresh = useRefreshSecurity()
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  const others = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      list.current?.focus()
      toast({ title: 'Andere sessies beëindigd', description: 'Je bent alleen hier nog ingelogd.' })
    },
    onError: (failure) => tellFailure('Sessies niet beëindigd', failure),
    onSettled: refresh,
  })
  const one = useMutation({
    mutationFn: ({ id }: OwnSession) => call(endOwnSession, { params: { id } }),
    onSuccess: (_, { device }) => {
      list.current?.focus()
      toast({ title: 'Sessie beëindigd', description: `${device} is uitgelogd.` })
    },
    onError: (failure) => tellFailure('Sessie niet beëindigd', failure),
    onSettled: refresh,
  })
  return (
    <Group
      title="Sessies"
      about="Waar je nu bent ingelogd."
      action={
        data &&
        data.length > 1 && (
          <Button kind="secondary" size="small" pending={others.isPending} onClick={() => others.mutate()}>
            Alle andere beëindigen
          </Button>
        )
      }
    >
      {data === undefined && !error && <SkeletonText widths={[60, 45]} className="gap-6 pt-2" />}
      {data === undefined && error && (
        <LoadFailure
          title="Je sessies konden niet worden opgehaald."
          error={error}
          onRetry={refetch}
          pending={isFetching}
        />
      )}
      {/* Takes the focus of a button, which goes with its session. */}
      <ul ref={list} tabIndex={-1} className="outline-none">
        {data?.map((session) => (
          <Line
            key={session.id}
            icon={iconOf(session)}
            title={session.device}
            about={`Laatst gebruikt: ${dayInWords(session.lastUsedOn, now)}`}
            end={
              session.current ? (
                <Badge tone="good">Deze sessie</Badge>
              ) : (
                <Button
                  kind="quiet"
                  size="small"
                  className="-mr-3"
                  pending={one.isPending && one.variables.id === session.id}
                  onClick={() => one.mutate(session)}
                >
                  Beëindig
                  <span className="sr-only"> {session.device}</span>
                </Button>
              )
            }
          />
        ))}
      </ul>
    </Group>
  )
}

function iconOf({ device }: OwnSession): LucideIcon {
  if (/iPhone|iPad|Android/.test(device)) return Smartphone
  return device.includes('Mac') || device.includes('Chromebook') ? Laptop : Monitor
}
