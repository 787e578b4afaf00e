// What a username looks like, so that two usernames that look alike cannot both exist. No SQL.

/**
 * Returns the same text for usernames that look alike to people, such as 'paypal' and 'paypaI', or 'сосо' in Cyrillic and
 * 'coco' in Latin. It is Unicode's skeleton (UTS 39, section 4), ignoring case. A name may be displayed in capitals, so a
 * letter also looks like whatever its capital looks like: `i`, `l`, `I` and `1` are the same. For comparing only.
 */
export async function lookOf(username: string): Promise<string> {
  // A table of six thousand characters: loaded when it is first needed, not at every start.
  const { default: unhomoglyph } = await import('unhomoglyph')
  const plain = (text: string) => unhomoglyph(text.normalize('NFD')).toLowerCase()
  return plain(plain(username.normalize('NFKC'))).replaceAll('i', 'l')
}
