// What the build leaves open in the public pages, and the server fills in when it starts: what only an installation knows.

export const placeholders = {
  /** Where people can write to. */
  contactEmail: '{{contactEmail}}',
  /** The same as a mailto link. */
  contactLink: '{{contactLink}}',
  /** The address people use, without a slash at its end; empty when the installation was not told. */
  publicUrl: '{{publicUrl}}',
} as const
