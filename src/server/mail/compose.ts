// A mail as nodemailer takes it. Addresses go in as objects: as text, a comma in one would make it two.
import type { Mail } from './mail.ts'

export function compose(from: string, { to, subject, text, replyTo, automatic = false }: Mail) {
  return {
    from: sender(from),
    to: { name: '', address: to },
    subject,
    text,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // Absence assistants answer what people write, and leave this alone (RFC 3834, section 5).
    ...(automatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    // A text that names a file or an address stays that text.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The parts of `Name <address>`, or of an address alone. */
export function sender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1'), address }
}
