// The filter above the list of users: a search, a role and a desk. Knows no list.
import { deskLabels, desks } from '#contract/accounts/desk.ts'
import { roleLabels, roles } from '#contract/accounts/user.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Wanted } from './use-users.ts'

interface UserFilterProps {
  wanted: Wanted
  onChange: (wanted: Wanted) => void
}

export function UserFilter({ wanted, onChange }: UserFilterProps) {
  return (
    <search className="flex min-w-0 grow flex-wrap items-center gap-3">
      <SearchField
        label="Zoek op naam, gebruikersnaam of e-mail"
        value={wanted.search}
        onChange={(search) => onChange({ ...wanted, search })}
        className="sm:max-w-96"
      />
      <Select
        aria-label="Rol"
        value={wanted.role}
        onChange={({ target }) => onChange({ ...wanted, role: target.value as Wanted['role'] })}
      >
        <option value="">Alle rollen</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Functie"
        value={wanted.desk}
        onChange={({ target }) => onChange({ ...wanted, desk: target.value as Wanted['desk'] })}
      >
        <option value="">Alle functies</option>
        {desks.map((desk) => (
          <option key={desk} value={desk}>
            {deskLabels[desk]}
          </option>
        ))}
      </Select>
    </search>
  )
}
