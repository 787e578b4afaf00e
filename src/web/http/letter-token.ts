// The secret of a link in a mail, which stands behind the `#` of its address: browsers send that to no server, and no log has it.

/** The secret in the address of this page; empty when it was lost on the way, as when a mail program cut the link in two. */
export const letterToken = (): string => window.location.hash.slice(1)
