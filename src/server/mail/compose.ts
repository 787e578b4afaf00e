// A mail in the form that nodemailer takes. Addresses are passed as objects: in a text, a comma would make two of one.
import type { Mail } from './mail.ts'

export function compose(from: string, { to, subject, text, html, replyTo, automatic = false }: Mail) {
  return {
    from: sender(from),
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    // Keeps out-of-office programs from answering a mail that nobody wrote (RFC 3834, section 5).
    ...(automatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
    // nodemailer may read no contents from files or addresses: the text is sent as it is.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The parts of `Name <address>`, or of an address alone. */
export function sender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1'), address }
}
