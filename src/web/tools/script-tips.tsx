// Tips for a good recording of a script.

const tips = [
  [
    'Lees het eerst hardop',
    'Waar je struikelt, struikelt de luisteraar ook. Verander dat woord of knip de zin in tweeën.',
  ],
  [
    'Zet de eerste zin los',
    'In de eerste twee seconden beslist een kijker of hij blijft. Spreek die zin net iets langzamer uit.',
  ],
  ['Adem bij elke punt', 'Een korte stilte klinkt rustig, en je kunt er later zonder hoorbare knip in monteren.'],
  [
    'Neem dicht op de microfoon op',
    'Een handbreedte afstand, in een kamer met gordijnen of kleren: dan klinkt het warm en zonder galm.',
  ],
  ['Schrijf getallen uit zoals je ze zegt', '‘Twaalf uur’ lees je vloeiender dan ‘12.00 uur’.'],
] as const

export function ScriptTips() {
  return (
    <aside aria-labelledby="script-tips" className="grid content-start gap-4">
      <h2 id="script-tips" className="text-title">
        Tips voor je voice-over
      </h2>
      <dl className="grid gap-3 text-small">
        {tips.map(([tip, reason]) => (
          <div key={tip} className="border-t border-rule pt-3">
            <dt className="font-semibold">{tip}</dt>
            <dd className="text-ink-2">{reason}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
