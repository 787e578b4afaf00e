// How somebody shows that a channel is theirs: a code to put in its description, and the button that looks for it.
import { useState } from 'react'
import type { Channel } from '#contract/channels/channel.ts'
import { failureMessage } from '#web/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useVerifyChannel } from './use-channels.ts'

interface VerifyDialogProps {
  channel: Channel
  onClose: () => void
}

export function VerifyDialog({ channel, onClose }: VerifyDialogProps) {
  const { mutateAsync: verify, isPending } = useVerifyChannel()
  const [failure, setFailure] = useState<string>()
  const code = channel.verificationCode ?? ''

  async function check() {
    setFailure(undefined)
    try {
      await verify(channel.id)
      toast({ title: 'Dit kanaal is van jou', description: channel.channelTitle })
      onClose()
    } catch (error) {
      setFailure(failureMessage(error))
    }
  }
  return (
    <Dialog
      open
      title={`Is ‘${channel.channelTitle}’ van jou?`}
      description="Zet deze code in de omschrijving van je kanaal. Daarna mag die er weer uit."
      onClose={onClose}
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-3 rounded-field bg-sunken px-4 py-3">
          <code className="min-w-0 font-mono wrap-anywhere">{code}</code>
          <CopyButton text={code} done="De code staat op je klembord." label="Kopieer code" kind="secondary" />
        </div>
        <ol className="grid list-decimal gap-2 pl-5 text-ink-2">
          <li>Open YouTube Studio en kies ‘Aanpassing’, tabblad ‘Profiel’.</li>
          <li>Plak de code ergens in de beschrijving en kies ‘Publiceren’.</li>
          <li>Kom hier terug en laat ons kijken of die er staat. Soms duurt dat een paar minuten.</li>
        </ol>
        {failure !== undefined && (
          <Notice tone="bad" title="Nog niet gelukt" live>
            {failure}
          </Notice>
        )}
      </div>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Later
        </Button>
        <Button pending={isPending} onClick={() => void check()}>
          Controleer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
