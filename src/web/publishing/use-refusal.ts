// Why the user may not publish, asked before it is offered; and who may do it for them, for who works at a desk. Renders nothing.
import { useQuery } from '@tanstack/react-query'
import { deskOf, isAtLeast } from '#contract/accounts/desk.ts'
import { mayNot, type OwnedArticle, type Refusal } from '#contract/articles/may-not.ts'
import { listPublishers } from '#contract/publishing/endpoints.ts'
import { call } from '#web/http/call.ts'
import { publishingKey } from '#web/http/query-client.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'

/** @param article null: whether they may publish at all. */
export function useRefusal(article: OwnedArticle | null): Refusal | null {
  const user = useLoggedInUser()
  return mayNot({ ...user, mailIsSent: user.mailIsSent === true }, 'publish', article)
}

/** The names of who may publish for them; empty until they are known, and for who is not told. */
export function usePublishers(): readonly string[] {
  const isTold = isAtLeast(deskOf(useLoggedInUser()), 'writer')
  const { data } = useQuery({
    queryKey: [...publishingKey, 'publishers'],
    queryFn: ({ signal }) => call(listPublishers, { signal }),
    enabled: isTold,
  })
  return (isTold && data?.names) || []
}
