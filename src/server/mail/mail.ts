// One mail, and how it is handed over. Knows no way of sending.

export interface Mail {
  /** One address, without a name: it goes nowhere else, whatever signs are in it. */
  to: string
  subject: string
  text: string
  /** Where an answer goes; otherwise to the sender. */
  replyTo?: string
  /** Nobody wrote it. */
  automatic?: boolean
}

/** Hands one mail over; what goes wrong is thrown, with a message without secrets. */
export type Delivery = (mail: Mail) => Promise<void>
