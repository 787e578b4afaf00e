// The item of the menu that logs out. When texts are on this device only it asks first: whoever logs out may never come back to
// this device.
import { useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { named } from '#contract/naming.ts'
import { useLogout } from '#web/accounts/use-session.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { MenuItem } from '#web/ui/menu.tsx'

/**
 * The titles of what is on this device only, once the rooms that are open sent what they could. Loaded with the first use: few log out,
 * and the header is on every page.
 */
async function unsentOf(userId: number): Promise<string[]> {
  try {
    const [{ sendOpen }, { unsentTitles }] = await Promise.all([
      import('#web/articles/leaving.ts'),
      import('#web/articles/draft-store.ts'),
    ])
    await sendOpen()
    return await unsentTitles(userId)
  } catch {
    return []
  }
}

/** The item, and the question that it may ask, which stands beside the menu. */
export function useLogoutItem() {
  const { id } = useLoggedInUser()
  const logout = useLogout()
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState<readonly string[]>([])

  async function leave() {
    if (logout.isPending) return
    const titles = await unsentOf(id)
    if (titles.length > 0) setUnsent(titles)
    else logout.mutate()
  }
  return {
    item: (
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden />
        Uitloggen
      </MenuItem>
    ),
    question: (
      <ConfirmDialog
        open={unsent.length > 0}
        title={
          unsent.length === 1 ? 'Eén tekst is nog niet opgeslagen' : `${unsent.length} teksten zijn nog niet opgeslagen`
        }
        yes="Toch uitloggen"
        no="Bekijk ze eerst"
        onYes={() => {
          setUnsent([])
          logout.mutate()
        }}
        onNo={() => {
          setUnsent([])
          void navigate({ to: '/admin', search: { tab: 'content' } })
        }}
      >
        {named(unsent.map((title) => `‘${title}’`))} {unsent.length === 1 ? 'staat' : 'staan'} alleen op dit apparaat,
        en {unsent.length === 1 ? 'blijft' : 'blijven'} daar tot je hier weer inlogt.
      </ConfirmDialog>
    ),
  }
}
