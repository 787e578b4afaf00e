// What can be done with a channel: have it fetched now, show whose it is, switch it on or off, stop following it.
import { BadgeCheck, Ellipsis, ExternalLink, Pause, Play, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Channel } from '#contract/channels/channel.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuRule, MenuTrigger } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useDeleteChannel, useRefreshChannel, useSwitchChannel, useYoutubeState } from './use-channels.ts'
import { VerifyDialog } from './verify-dialog.tsx'

interface ChannelActionsProps {
  channel: Channel
  /** Called when it is not followed any more. */
  onDeleted?: () => void
}

export function ChannelActions({ channel, onDeleted }: ChannelActionsProps) {
  const { id, channelTitle, active, isVerified } = channel
  const { mutateAsync: refresh } = useRefreshChannel()
  const { mutateAsync: change } = useSwitchChannel()
  const { mutateAsync: remove } = useDeleteChannel()
  /** Without a key nobody can read the description in which a code would stand. */
  const mayVerify = useYoutubeState().data?.key !== false
  const [asking, setAsking] = useState<'verify' | 'delete'>()

  async function tried(failed: string, work: () => Promise<unknown>, done: string) {
    try {
      await work()
      toast({ title: done, description: channelTitle })
      return true
    } catch (error) {
      tellFailure(failed, error)
      return false
    }
  }
  async function discard() {
    setAsking(undefined)
    if (await tried('Fout bij verwijderen', () => remove(id), 'Kanaal verwijderd')) onDeleted?.()
  }
  return (
    <div className="-mr-2.5 flex items-center justify-end">
      <a
        href={channel.channelUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ‘${channelTitle}’ op YouTube`}
        className={buttonLook({ kind: 'quiet', size: 'icon' })}
      >
        <ExternalLink aria-hidden />
      </a>
      <Menu>
        <MenuTrigger
          aria-label={`Acties voor ‘${channelTitle}’`}
          className={buttonLook({ kind: 'quiet', size: 'icon' })}
        >
          <Ellipsis aria-hidden />
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={() => void tried('Ophalen lukte niet', () => refresh(id), 'Het kanaal wordt opgehaald')}>
            <RefreshCw aria-hidden />
            Nu ophalen
          </MenuItem>
          {!isVerified && mayVerify && (
            <MenuItem onSelect={() => setAsking('verify')}>
              <BadgeCheck aria-hidden />
              Dit is mijn kanaal
            </MenuItem>
          )}
          <MenuItem
            onSelect={() =>
              void tried(
                'Fout bij bijwerken',
                () => change({ id, active: !active }),
                active ? 'Kanaal gepauzeerd' : 'Kanaal hervat',
              )
            }
          >
            {active ? <Pause aria-hidden /> : <Play aria-hidden />}
            {active ? 'Pauzeren' : 'Hervatten'}
          </MenuItem>
          <MenuRule />
          <MenuItem onSelect={() => setAsking('delete')}>
            <Trash2 aria-hidden />
            Verwijderen
          </MenuItem>
        </MenuContent>
      </Menu>
      {asking === 'verify' && <VerifyDialog channel={channel} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === 'delete'}
        title="Kanaal verwijderen?"
        yes="Verwijderen"
        no="Annuleren"
        onYes={() => void discard()}
        onNo={() => setAsking(undefined)}
      >
        <span className="wrap-anywhere">‘{channelTitle}’ verdwijnt uit je lijst, met zijn video’s.</span> Artikelen die
        je erover schreef, blijven.
      </ConfirmDialog>
    </div>
  )
}
