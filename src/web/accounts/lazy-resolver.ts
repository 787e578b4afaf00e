// The validation of login and registration for their forms, loaded when a form is first entered.
// Knows no rule itself: they are the contract's.
import type { Resolver } from 'react-hook-form'
import type { LoginInput, RegisterForm } from '#contract/accounts/fields.ts'

/** Loads the endpoints too: input that was checked but then cannot be sent would be of no use. */
const rules = async () => {
  const [{ zodResolver }, fields] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('#contract/accounts/fields.ts'),
    import('#contract/accounts/endpoints.ts'),
  ])
  return { login: zodResolver(fields.loginInput), register: zodResolver(fields.registerForm) }
}

/** Fetches the rules when the first field is entered, so that pressing the button does not wait for them. */
export function fetchRules(): void {
  void rulesArrived()
}

/** Loads the rules where they are missing, and resolves to whether they are there. Never rejects. */
export function rulesArrived(): Promise<boolean> {
  return rules().then(
    () => true,
    () => false,
  )
}

// Use these only after `rulesArrived` resolved to true: a form whose resolver rejects shows nothing.
export const loginResolver: Resolver<LoginInput> = async (...form) => (await rules()).login(...form)
export const registerResolver: Resolver<RegisterForm> = async (...form) => (await rules()).register(...form)
