// Stijlprofielen: the list and its form for users with Premium, an explanation for everybody else.
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { STYLE_LIMITS, type StyleFields, type StyleProfile } from '#contract/styles/style-profile.ts'
import { characterCount } from '#contract/text.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { exampleProfile } from './example-profile.ts'
import { StylesStory } from './styles-story.tsx'
import { ProfileSummary } from './profile-summary.tsx'
import { emptyProfile, StyleForm } from './style-form.tsx'
import { StyleList } from './style-list.tsx'
import { useDeleteStyle, useHasStyles, useSaveStyle, useStyles } from './use-styles.ts'

/** What the form is filled with; with `id` it changes that profile, without it adds one. */
interface Opened {
  id?: number
  fields: StyleFields
}

export function StyleProfilesScreen({ title }: { title: string }) {
  const open = useHasStyles()
  const [opened, setOpened] = useState<Opened | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const save = useSaveStyle()

  /** Switches between list and form and focuses the heading: nothing else tells a screen reader that the page changed. */
  function show(next: Opened | null) {
    flushSync(() => setOpened(next))
    heading.current?.focus()
  }

  const above = opened === null ? title : opened.id === undefined ? 'Nieuw stijlprofiel' : 'Stijlprofiel bewerken'
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
          {above}
        </h1>
        {opened === null && (
          <p className="max-w-xl text-ink-2">
            Zo schrijft jouw redactie of merk. Kies een stijlprofiel in een tool, en de schrijfhulp houdt zich eraan.
          </p>
        )}
      </header>
      {!open ? (
        <StylesStory />
      ) : opened === null ? (
        <Profiles onOpen={show} onDeleted={() => heading.current?.focus()} />
      ) : (
        <StyleForm
          initial={opened.fields}
          onLeave={() => show(null)}
          onSave={async (fields) => {
            await save.mutateAsync({ ...fields, ...(opened.id !== undefined && { id: opened.id }) })
            toast({ title: 'Stijlprofiel opgeslagen', description: `‘${fields.name}’ kun je nu in elke tool kiezen.` })
            show(null)
          }}
        />
      )}
    </div>
  )
}

interface ProfilesProps {
  onOpen: (opened: Opened) => void
  onDeleted: () => void
}

function Profiles({ onOpen, onDeleted }: ProfilesProps) {
  const { data: profiles, error, isFetching, refetch } = useStyles()
  const { mutateAsync: save } = useSaveStyle()
  const { mutateAsync: remove } = useDeleteStyle()

  async function makeDefault(profile: StyleProfile) {
    try {
      await save({ ...profile, isDefault: true })
      toast({ title: 'Standaard gewijzigd', description: `‘${profile.name}’ staat nu in elke tool klaar.` })
    } catch (failure) {
      tellFailure('Fout bij opslaan', failure)
    }
  }
  async function discard(profile: StyleProfile) {
    try {
      await remove(profile.id)
    } catch (failure) {
      tellFailure('Fout bij verwijderen', failure)
      return
    }
    onDeleted()
    toast({
      title: 'Stijlprofiel verwijderd',
      description: `‘${profile.name}’ is verwijderd.`,
      action: {
        label: 'Ongedaan maken',
        run: () => void save(fieldsOf(profile)).catch((failure) => tellFailure('Niet teruggezet', failure)),
      },
    })
  }
  if (profiles === undefined) {
    if (isFetching || !error) return <SkeletonText widths={[40, 60, 30]} className="max-w-xl" />
    return <LoadFailure title="Je stijlprofielen konden niet worden opgehaald" error={error} onRetry={refetch} />
  }
  if (profiles.length === 0) return <NoProfiles onOpen={onOpen} />
  const full = profiles.length >= STYLE_LIMITS.profiles
  return (
    <div className="grid grid-cols-1 gap-6">
      {full ? (
        <p className="text-ink-2">Je hebt {STYLE_LIMITS.profiles} stijlprofielen, en meer kunnen het er niet zijn.</p>
      ) : (
        <Button className="justify-self-start" onClick={() => onOpen({ fields: emptyProfile })}>
          <Plus aria-hidden />
          Nieuw stijlprofiel
        </Button>
      )}
      <StyleList
        profiles={profiles}
        full={full}
        onEdit={(profile) => onOpen({ id: profile.id, fields: fieldsOf(profile) })}
        onDuplicate={(profile) => onOpen({ fields: copyOf(profile) })}
        onMakeDefault={(profile) => void makeDefault(profile)}
        onDelete={(profile) => void discard(profile)}
      />
    </div>
  )
}

function NoProfiles({ onOpen }: Pick<ProfilesProps, 'onOpen'>) {
  return (
    <EmptyState
      title="Je hebt nog geen stijlprofielen"
      action={
        <div className="flex flex-wrap gap-3">
          {/* The first profile becomes the default: until there is a second, it is wanted everywhere. */}
          <Button onClick={() => onOpen({ fields: { ...emptyProfile, isDefault: true } })}>Nieuw stijlprofiel</Button>
          <Button kind="secondary" onClick={() => onOpen({ fields: exampleProfile })}>
            Begin met dit voorbeeld
          </Button>
        </div>
      }
    >
      <p className="mb-8">Leg één keer vast hoe je schrijft. Zo kan een profiel eruitzien:</p>
      <figure className="grid grid-cols-1 gap-4 rounded-card border border-rule bg-sheet p-6">
        <figcaption className="grid grid-cols-1 gap-1">
          <span className="text-caption text-ink-3">Voorbeeld</span>
          <span className="font-serif text-title font-medium text-ink">{exampleProfile.name}</span>
        </figcaption>
        <ProfileSummary profile={exampleProfile} full />
      </figure>
    </EmptyState>
  )
}

function fieldsOf({ id: _id, createdAt: _made, updatedAt: _changed, ...fields }: StyleProfile): StyleFields {
  return fields
}

const COPY = ' (kopie)'

/** The fields of a copy as a new profile, with a name that is not too long. */
function copyOf(profile: StyleProfile): StyleFields {
  const room = STYLE_LIMITS.name - characterCount(COPY)
  return { ...fieldsOf(profile), name: [...profile.name].slice(0, room).join('') + COPY, isDefault: false }
}
