// The rules of login and registration for their forms, loaded when a form is first checked.
// Knows no rule itself: they are the contract's.
import type { Resolver } from 'react-hook-form'
import type { LoginInput, RegisterForm } from '#contract/accounts/fields.ts'

const rules = async () => {
  const [{ zodResolver }, fields] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#contract/accounts/fields.ts'),
  ])
  return { login: zodResolver(fields.loginInput), register: zodResolver(fields.registerForm) }
}

/** Fetches the rules when the first field is entered, so that pressing the button does not wait for them. */
export function fetchRules(): void {
  void rules().catch(() => undefined)
}

export const loginResolver: Resolver<LoginInput> = async (...form) => (await rules()).login(...form)
export const registerResolver: Resolver<RegisterForm> = async (...form) => (await rules()).register(...form)
