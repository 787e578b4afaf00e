// Logging in, registering and logging out: the calls, their toasts, and what they do to the cached data.
// Knows no form. The endpoints are loaded when they are first called, as in use-user.ts.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { LoginInput, RegisterForm } from '#contract/accounts/fields.ts'
import type { User } from '#contract/accounts/user.ts'
import type { ProblemReply } from '#contract/problems.ts'
import { call, isProblem, problemOf, serverMessage } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { isNotUser, setUser, userQuery } from '#web/session/use-user.ts'

const endpoints = () => import('#contract/accounts/endpoints.ts')

// A person who logs out is done with the page they were on; one whose session ran out wants to return to it.
let leftOnPurpose = false

/** Whether the last session in this window was ended by its user. */
export function sessionEndedByUser(): boolean {
  return leftOnPurpose
}

async function begin(client: QueryClient, user: User): Promise<void> {
  leftOnPurpose = false
  setUser(client, user)
  await Promise.all(Object.values(listKeys).map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** What follows a login, whichever way it went. */
export function useWelcome() {
  const client = useQueryClient()
  return async (user: User) => {
    toast({ title: 'Login successful', description: `Welcome back, ${user.name}!` })
    await begin(client, user)
  }
}

/** Resolves to what the server asks besides, when the password alone was not enough. */
export function useLogin() {
  const welcome = useWelcome()
  return useMutation({
    mutationFn: async (body: LoginInput): Promise<User | Partial<ProblemReply>> =>
      call((await endpoints()).login, { body }).catch((error: unknown) => {
        if (isProblem(error, 'secondStepNeeded')) return problemOf(error)
        throw error
      }),
    onSuccess: (answer) => ('id' in answer ? welcome(answer) : undefined),
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Login failed',
        description: serverMessage(error) ?? 'Invalid username or password',
      }),
  })
}

export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ name, email, username, password, invitation }: RegisterForm) =>
      call((await endpoints()).register, { body: { name, email, username, password, invitation } }),
    onSuccess: async (user) => {
      toast({ title: 'Registration successful', description: `Welcome, ${user.name}!` })
      await begin(client, user)
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: 'Registration failed',
        description: serverMessage(error) ?? 'Could not create account. Please try again.',
      }),
  })
}

export function useLogout() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // Loaded before the call: if loading them failed after the logout, what is stored would be left to the next user.
      const [{ logout }, { forgetKept }, { tellOtherTabs }] = await Promise.all([
        endpoints(),
        import('#web/kept/kept-storage.ts'),
        import('./other-tabs.ts'),
      ])
      await call(logout, {})
      return { forgetKept, tellOtherTabs }
    },
    onSuccess: async ({ forgetKept, tellOtherTabs }) => {
      leftOnPurpose = true
      const user = client.getQueryData(userQuery.queryKey)
      // From here on nothing more of this user is stored in the browser.
      setUser(client, null)
      if (user) {
        forgetKept(user.id)
        tellOtherTabs({ left: user.id })
      }
      toast({ title: 'Logged out successfully' })
      // Cached data that is not on the screen is removed, so that the next user cannot see it; the rest is fetched again.
      client.removeQueries({ type: 'inactive', predicate: isNotUser })
      await client.invalidateQueries()
    },
    onError: (error) => tellFailure('Logout failed', error),
  })
}
