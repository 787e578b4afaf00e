// Sends the link that confirms an address again, and tells how that went. Renders nothing.
import { useMutation } from '@tanstack/react-query'
import { sendConfirmation } from '#contract/account-links/endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'

export function useSendConfirmation() {
  return useMutation({
    mutationFn: () => call(sendConfirmation, {}),
    onSuccess: ({ email, mail }) =>
      toast(
        mail
          ? {
              title: 'Mail verstuurd',
              description: `Open de link in de mail aan ${email}. Oudere links werken niet meer.`,
            }
          : {
              title: 'De mail staat klaar op de server',
              description: 'Er is nog geen mailserver ingesteld. Vraag je beheerder om de link.',
            },
      ),
    onError: (error) => tellFailure('De mail is niet verstuurd', error),
  })
}
