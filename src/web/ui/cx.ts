// Joins class names. Knows nothing of what they mean.

/** The given class names with a space between; false and undefined are left out. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
