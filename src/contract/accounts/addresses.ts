// The address of the first question a browser asks. Apart from its schema, so that whoever is not logged in
// sees the login form without first loading zod.
export const currentUserAddress = { method: 'GET', path: '/api/user' } as const
