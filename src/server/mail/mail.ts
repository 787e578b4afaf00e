// One mail, and how it is handed over. Knows no way of sending.

export interface Mail {
  /** One address, without a name. The mail goes nowhere else, whatever characters the address holds. */
  to: string
  subject: string
  text: string
  /** The same for mail programs that show HTML. */
  html?: string
  /** Where an answer goes; otherwise to the sender. */
  replyTo?: string
  /** True for a mail that no person wrote: out-of-office programs do not answer it. */
  automatic?: boolean
}

/** Hands one mail over. @throws an Error whose message holds no secrets. */
export type Delivery = (mail: Mail) => Promise<void>
