// The menu of one user in the list. Makes no request.
import { Ellipsis, KeyRound, Pencil, ShieldOff, SlidersHorizontal, SquareCheck, Trash2 } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'

export type UserAction = 'edit' | 'rights' | 'password' | 'details' | 'secondStep' | 'delete'

interface UserActionsProps {
  name: string
  /** Whether it is the account of the logged-in user. */
  own: boolean
  onChoose: (action: UserAction) => void
}

export function UserActions({ name, own, onChoose }: UserActionsProps) {
  return (
    <Menu>
      <MenuTrigger
        aria-label={`Acties voor ${name}`}
        className={cx(buttonLook({ kind: 'quiet', size: 'icon' }), '@max-4xl:-ml-3')}
      >
        <Ellipsis aria-hidden />
      </MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={() => onChoose('edit')}>
          <Pencil aria-hidden />
          Bewerken
        </MenuItem>
        <MenuItem onSelect={() => onChoose('rights')}>
          <SquareCheck aria-hidden />
          Rechten
        </MenuItem>
        <MenuItem onSelect={() => onChoose('password')}>
          <KeyRound aria-hidden />
          Wachtwoord wijzigen
        </MenuItem>
        <MenuItem onSelect={() => onChoose('details')}>
          <SlidersHorizontal aria-hidden />
          Uitgebreide details
        </MenuItem>
        <MenuItem onSelect={() => onChoose('secondStep')}>
          <ShieldOff aria-hidden />
          Tweede stap weghalen
        </MenuItem>
        <MenuRule />
        <MenuItem
          unavailable={own ? 'Je bent met dit account ingelogd.' : undefined}
          onSelect={() => onChoose('delete')}
        >
          <Trash2 aria-hidden />
          Verwijderen
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
