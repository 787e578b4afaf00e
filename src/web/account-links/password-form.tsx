// The form with which one changes one's own password, with the present one.
import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '#contract/accounts/administration-endpoints.ts'
import { passwordForm } from '#contract/accounts/administration.ts'
import { call } from '#web/http/call.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { usePlainForm } from './use-plain-form.ts'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }
const schema = passwordForm(true)

export function PasswordForm() {
  const { id, username } = useLoggedInUser()
  const client = useQueryClient()
  const { form, register, reset, errors, pending, failure } = usePlainForm({
    schema,
    values: empty,
    send: async ({ currentPassword, newPassword }) => {
      await call(changePassword, { params: { id }, body: { currentPassword, newPassword } })
      reset(empty)
      toast({ title: 'Wachtwoord gewijzigd', description: 'Je bent op andere apparaten uitgelogd.' })
      // The list of sessions, where it is shown.
      void client.invalidateQueries({ queryKey: ['account'] })
    },
  })
  return (
    <form {...form} aria-labelledby="wachtwoord-kop" className="grid gap-6 border-t border-rule pt-6">
      <h3 id="wachtwoord-kop" className="font-sans font-semibold">
        Wachtwoord wijzigen
      </h3>
      {failure !== undefined && (
        <Notice tone="bad" title="Je wachtwoord is niet gewijzigd" live>
          {failure}
        </Notice>
      )}
      {/* So that the browser keeps the new password with the right name. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label="Huidig wachtwoord" error={errors.currentPassword?.message}>
        {(control) => <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <NewPasswordFields register={register} errors={errors} />
      <Button type="submit" kind="secondary" pending={pending} className="justify-self-start max-sm:w-full">
        {pending ? 'Wijzigen...' : 'Wachtwoord wijzigen'}
      </Button>
    </form>
  )
}
