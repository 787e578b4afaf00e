// The style profiles as a list, each with its actions. Knows no form, makes no request.
import { Copy, Pencil, Star, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { StyleProfile } from '#contract/styles/style-profile.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ProfileSummary } from './profile-summary.tsx'

interface StyleListProps {
  profiles: readonly StyleProfile[]
  /** Whether no more can be added. */
  full: boolean
  onEdit: (profile: StyleProfile) => void
  onDuplicate: (profile: StyleProfile) => void
  onMakeDefault: (profile: StyleProfile) => void
  onDelete: (profile: StyleProfile) => void
}

export function StyleList({ profiles, ...does }: StyleListProps) {
  return (
    <ul className="border-t border-rule">
      {profiles.map((profile) => (
        <StyleItem key={profile.id} profile={profile} {...does} />
      ))}
    </ul>
  )
}

interface StyleItemProps extends Omit<StyleListProps, 'profiles'> {
  profile: StyleProfile
}

function StyleItem({ profile, full, onEdit, onDuplicate, onMakeDefault, onDelete }: StyleItemProps) {
  const id = useId()
  return (
    <li className="grid grid-cols-1 gap-3 border-b border-rule py-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-title wrap-anywhere">
          {profile.name}
        </h2>
        {profile.isDefault && <Badge tone="accent">Standaard</Badge>}
      </div>
      <ProfileSummary profile={profile} />
      <div className="-ml-3 flex flex-wrap">
        <Button kind="quiet" size="small" aria-describedby={id} onClick={() => onEdit(profile)}>
          <Pencil aria-hidden />
          Bewerken
        </Button>
        {!full && (
          <Button kind="quiet" size="small" aria-describedby={id} onClick={() => onDuplicate(profile)}>
            <Copy aria-hidden />
            Dupliceren
          </Button>
        )}
        {!profile.isDefault && (
          <Button kind="quiet" size="small" aria-describedby={id} onClick={() => onMakeDefault(profile)}>
            <Star aria-hidden />
            Standaard maken
          </Button>
        )}
        <Button kind="quiet" size="small" aria-describedby={id} onClick={() => onDelete(profile)}>
          <Trash2 aria-hidden />
          Verwijderen
        </Button>
      </div>
    </li>
  )
}
