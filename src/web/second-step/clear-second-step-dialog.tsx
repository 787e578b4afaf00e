// The question before an administrator takes away a user's second step.
import { useMutation } from '@tanstack/react-query'
import { clearSecondStep } from '#contract/second-step/administration-endpoints.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'

interface ClearSecondStepDialogProps {
  user: { id: number; name: string }
  onClose: () => void
}

export function ClearSecondStepDialog({ user: { id, name }, onClose }: ClearSecondStepDialogProps) {
  const { mutate } = useMutation({
    mutationFn: () => call(clearSecondStep, { params: { id } }),
    onSuccess: () =>
      toast({ title: 'Tweede stap weggehaald', description: `${name} logt in met het wachtwoord alleen.` }),
    onError: (error) => tellFailure('Tweede stap niet weggehaald', error),
  })
  return (
    <ConfirmDialog
      open
      title={`Tweede stap van ${name} weghalen?`}
      yes="Weghalen"
      no="Annuleren"
      onYes={() => {
        mutate()
        onClose()
      }}
      onNo={onClose}
    >
      Doe dit alleen als je zeker weet dat {name} het zelf vraagt. Codes uit de app, herstelcodes en passkeys werken dan
      niet meer, en {name} wordt overal uitgelogd en krijgt hierover een mail.
    </ConfirmDialog>
  )
}
