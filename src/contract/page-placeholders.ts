// Placeholders in the public pages for what differs per installation. The build leaves them, the server fills them in at
// start-up.

export const placeholders = {
  /** The e-mail address that people can write to. */
  contactEmail: '{{contactEmail}}',
  /** The same address as a mailto link. */
  contactLink: '{{contactLink}}',
  /** The site's address (PUBLIC_URL) without a trailing slash; empty when it is not set. */
  publicUrl: '{{publicUrl}}',
} as const
