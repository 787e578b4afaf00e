// A card above the list of users, after the house got desks: who published before and cannot now, nobody ticked.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeDesk,
  dismissEarlierPublishers,
  listEarlierPublishers,
} from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser, EarlierPublisher } from '#contract/accounts/administration.ts'
import { deskLabels, desks, isAtLeast, type Desk } from '#contract/accounts/desk.ts'
import { LEAST_TO_PUBLISH } from '#contract/articles/may-not.ts'
import { call, failureMessage, wasAborted } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DESK_FAILED, DESK_GIVEN } from './desk-words.ts'
import { useRefreshUsers, usersKey } from './use-users.ts'

const publishing = desks.filter((desk) => isAtLeast(desk, LEAST_TO_PUBLISH))

/** Nothing while there is nobody to ask about, and nothing when they cannot be fetched: the list below says that. */
export function EarlierPublishersCard() {
  const { data = [] } = useQuery({
    queryKey: [...usersKey, 'published-before'],
    queryFn: ({ signal }) => call(listEarlierPublishers, { signal }),
  })
  return data.length === 0 ? null : <Card people={data} />
}

function Card({ people }: { people: readonly EarlierPublisher[] }) {
  const refresh = useRefreshUsers()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [desk, setDesk] = useState<Desk>(LEAST_TO_PUBLISH)
  const [leaving, setLeaving] = useState(false)
  const chosen = people.filter(({ id }) => ticked.has(id))
  const give = useMutation({
    mutationFn: async () => {
      // One after the other: each is a change of accounts, of which the server makes one at a time.
      const given: AdministeredUser[] = []
      let failure: unknown
      for (const { id, version } of chosen) {
        await call(changeDesk, { params: { id }, body: { desk, version } }).then(
          (user) => given.push(user),
          (error: unknown) => (failure ??= error),
        )
        // Who leaves the question who they are is not asked it again for the next one.
        if (wasAborted(failure)) break
      }
      return { given, failure }
    },
    onSuccess: ({ given, failure }) => {
      const [first] = given
      if (first === undefined && wasAborted(failure)) return
      const who = given.length === 1 && first ? first.name : `${given.length} mensen`
      const done = `${who} ${given.length === 1 ? 'is' : 'zijn'} nu ${deskLabels[desk].toLowerCase()}.`
      if (failure === undefined || wasAborted(failure)) toast({ title: DESK_GIVEN, description: done })
      else
        toast({
          variant: 'destructive',
          title: DESK_FAILED,
          description: first ? `${failureMessage(failure)} ${done}` : failureMessage(failure),
        })
    },
    onSettled: () => refresh(),
  })
  const dismiss = useMutation({
    mutationFn: () => call(dismissEarlierPublishers, {}),
    onError: (error) => tellFailure('De kaart is niet gesloten', error),
    onSettled: () => refresh(),
  })
  const tick = (id: number, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)))
  return (
    <section
      aria-labelledby="earlier-publishers"
      className="grid gap-4 rounded-card border border-rule bg-sheet p-6 max-sm:p-4"
    >
      <div className="grid max-w-2xl gap-1">
        <h2 id="earlier-publishers" className="text-h2">
          Wie eerder publiceerde
        </h2>
        <p className="text-ink-2">
          Publiceren doen voortaan eindredacteuren en chefs. Deze mensen publiceerden eerder en kunnen het nu niet meer.
          Wat ze gepland hadden, wacht. Vink aan wie ermee verdergaat.
        </p>
      </div>
      <ul aria-label="Wie eerder publiceerde" className="grid max-h-80 gap-2 overflow-y-auto sm:grid-cols-2">
        {people.map(({ id, name, username, publications, lastAt }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <Checkbox
              label={name}
              hint={`${username} · ${publications === 1 ? '1 publicatie' : `${publications} publicaties, de laatste`} op ${dayMonthYear(lastAt)}`}
              checked={ticked.has(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-4">
        <Select
          aria-label="Functie voor wie is aangevinkt"
          value={desk}
          onChange={({ target }) => setDesk(target.value as Desk)}
        >
          {publishing.map((one) => (
            <option key={one} value={one}>
              {deskLabels[one]}
            </option>
          ))}
        </Select>
        <Button disabled={chosen.length === 0} pending={give.isPending} onClick={() => give.mutate()}>
          {chosen.length === 0 ? 'Geef deze functie' : `Geef deze functie aan ${chosen.length}`}
        </Button>
        <Button kind="quiet" pending={dismiss.isPending} onClick={() => setLeaving(true)}>
          Sluit deze kaart
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        title="Deze kaart sluiten?"
        yes="Kaart sluiten"
        no="Annuleren"
        onYes={() => {
          setLeaving(false)
          dismiss.mutate()
        }}
        onNo={() => setLeaving(false)}
      >
        Ze verdwijnt voor alle beheerders en komt niet terug. Een functie geef je daarna in de lijst.
      </ConfirmDialog>
    </section>
  )
}
