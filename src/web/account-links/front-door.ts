// How this installation lets people in. Asked by the pages before the login that depend on it. Renders nothing.
import { queryOptions } from '@tanstack/react-query'
import { frontDoor } from '#contract/account-links/endpoints.ts'
import { call } from '#web/http/call.ts'

export const frontDoorQuery = queryOptions({
  queryKey: ['front-door'],
  queryFn: ({ signal }) => call(frontDoor, { signal }),
})
