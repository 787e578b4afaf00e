// The markup of the contact form, with the e-mail address to use instead. Its script is in contact-form.ts.
import { Send } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { placeholders } from '#contract/page-placeholders.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { controlLook } from '#web/ui/input.tsx'
import type { ContactField } from './contact-check.ts'
import { whether } from './passages.tsx'
import { Section } from './section.tsx'
import { TextLink } from './text-link.tsx'

const control = cx(controlLook, 'min-h-11 text-control')

const forPremium = whether(
  'payments',
  'Een vraag of een wens?',
  'Een vraag, een wens of meteen aan de slag met Premium?',
)
const contactLead = `${whether('open', forPremium, 'Een vraag, een wens of een uitnodiging nodig?')} Schrijf ons.`

export function ContactSection() {
  return (
    <Section id="contact" title="Contact" lead={contactLead}>
      <div className="grid gap-12 lg:grid-cols-[1fr_1.4fr] lg:gap-16">
        <div className="grid content-start gap-4">
          <p>
            Liever mailen? <MailLink />
          </p>
          <p className="text-ink-2">Wie Premium heeft, krijgt als eerste antwoord.</p>
          <p className="text-ink-2">
            Als bètatester probeer je nieuwe onderdelen voordat ze er voor iedereen zijn. Zet het vinkje in het
            formulier en je hoort van ons.
          </p>

          <p className="hidden border-t border-rule pt-4 noscript:block">
            Het contactformulier heeft JavaScript nodig. Stuur je bericht per mail: <MailLink />
          </p>
        </div>
        <div>
          <ContactForm />
          <div data-contact-sent hidden tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
            <h3 className="text-h2">Bedankt voor je bericht</h3>
            <p className="text-ink-2">Het is aangekomen. We antwoorden op het e-mailadres dat je opgaf.</p>
            <button type="button" data-contact-again className={buttonLook({ kind: 'secondary' })}>
              Nog een bericht sturen
            </button>
          </div>
        </div>
      </div>
    </Section>
  )
}

/** Hidden without a script: it could not be sent. */
function ContactForm() {
  return (
    <form data-contact noValidate aria-label="Contactformulier" className="grid gap-5 noscript:hidden">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label="Naam">
          {(props) => <input {...props} required autoComplete="name" />}
        </Field>
        <Field name="email" label="E-mail">
          {(props) => <input {...props} required type="email" autoComplete="email" />}
        </Field>
      </div>
      <Field name="company" label="Bedrijf" optional>
        {(props) => <input {...props} autoComplete="organization" />}
      </Field>
      <Field name="message" label="Bericht">
        {(props) => (
          <textarea {...props} required rows={5} className={cx(control, 'field-sizing-content min-h-36 py-2.5')} />
        )}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 justify-self-start font-semibold">
        <input type="checkbox" name="betaTester" />
        Ik wil bètatester worden
      </label>
      <p data-contact-failed role="alert" className="rounded-field bg-bad-wash px-4 py-3 text-bad empty:hidden" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* Enabled by the script: before it has arrived the form could not be sent. */}
        <button type="submit" disabled className={cx(buttonLook(), 'aria-disabled:cursor-progress')}>
          <Send aria-hidden />
          <span data-contact-label>Verstuur bericht</span>
        </button>
        <p className="text-small text-ink-2">
          We gebruiken je gegevens om te antwoorden. Lees het <TextLink to="/privacybeleid">privacybeleid</TextLink>.
        </p>
      </div>
    </form>
  )
}

function MailLink() {
  return <TextLink to={placeholders.contactLink}>{placeholders.contactEmail}</TextLink>
}

interface FieldProps {
  name: ContactField
  label: string
  optional?: boolean
  children: (
    props: Pick<ComponentProps<'input'>, 'id' | 'className' | 'aria-describedby'> & { name: string },
  ) => ReactNode
}

/** A labelled control with an empty element for its error, tied to it by aria-describedby from the start. */
function Field({ name, label, optional = false, children }: FieldProps) {
  const id = `contact-${name}`
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="justify-self-start text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> (optioneel)</span>}
      </label>
      {children({ id, name, className: control, 'aria-describedby': `${id}-error` })}
      <p id={`${id}-error`} className="text-small text-bad empty:hidden" />
    </div>
  )
}
