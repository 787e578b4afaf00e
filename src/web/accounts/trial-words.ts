// What somebody without a trial can do, in words. Renders nothing.

/** @param payments whether Premium can be paid here; undefined while that is not known: then there is nothing to say of it. */
export function onwardWords(payments: boolean | undefined): string {
  const free = 'De taalcheck en je taken gebruik je gewoon.'
  if (payments === undefined) return free
  return payments
    ? `${free} Met Premium schrijf je weer met de schrijfhulp.`
    : `${free} Een beheerder kan je ruimte geven om weer met de schrijfhulp te schrijven.`
}
