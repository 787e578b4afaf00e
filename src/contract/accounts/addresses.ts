// The address of the first request of every browser: who is logged in. Apart from the endpoint's schema, so that the login
// form appears without loading zod first.
export const currentUserAddress = { method: 'GET', path: '/api/user' } as const
