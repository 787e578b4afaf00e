// The login form. Knows its fields and its request; the screen decides where the user goes afterwards.
import { useState } from 'react'
import type { LoginInput } from '#contract/accounts/fields.ts'
import type { ProblemReply } from '#contract/problems.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { lazyPart } from '#web/http/lazy-part.tsx'
import { fetchRules, loginResolver } from './lazy-resolver.ts'
import { notLoaded, useDoorForm, type Typed } from './use-door-form.ts'
import { useLogin, useWelcome } from './use-session.ts'

const SecondStep = lazyPart(async () => (await import('#web/second-step/second-step-form.tsx')).SecondStepForm)

export function LoginForm({ typed }: { typed: Typed }) {
  const login = useLogin()
  const welcome = useWelcome()
  /** What the server asks besides the password. */
  const [asked, setAsked] = useState<Partial<ProblemReply>>()
  /** Why the second step led back here. */
  const [over, setOver] = useState<string>()
  const [passkey, setPasskey] = useState(false)
  const { form, register, errors, pending, failure } = useDoorForm<LoginInput>({
    resolver: loginResolver,
    defaultValues: { username: typed.username, password: '' },
    typed,
    send: async (values) => {
      setOver(undefined)
      const answer = await login.mutateAsync(values)
      if (!('id' in answer)) setAsked(answer)
    },
  })
  async function byPasskey() {
    setPasskey(true)
    try {
      const { loginByPasskey } = await import('#web/second-step/passkey-login.ts')
      const user = await loginByPasskey()
      if (user) await welcome(user)
    } catch {
      setOver(await notLoaded())
    }
    setPasskey(false)
  }
  if (asked)
    return (
      <SecondStep
        asked={asked}
        onEntered={welcome}
        onBack={(why) => {
          setAsked(undefined)
          setOver(why)
        }}
      />
    )
  const why = failure ?? over
  return (
    <form {...form} className="grid gap-6">
      {why !== undefined && (
        <Notice tone="bad" title="Inloggen is niet gelukt" live>
          {why}
        </Notice>
      )}
      <Field label="Gebruikersnaam" error={errors.username?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('username')}
            onFocus={fetchRules}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Wachtwoord" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Button type="submit" pending={pending} className="max-sm:w-full">
          {pending ? 'Inloggen...' : 'Inloggen'}
        </Button>
        <PlainLink
          to="/wachtwoord-vergeten"
          className="inline-flex min-h-11 items-center text-small text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink"
        >
          Wachtwoord vergeten?
        </PlainLink>
      </div>
      {'PublicKeyCredential' in window && (
        <Button kind="secondary" pending={passkey} onClick={() => void byPasskey()}>
          Inloggen met een passkey
        </Button>
      )}
    </form>
  )
}
