// The recovery codes, shown this once: to copy, to save as a file or to print.
import { Download, Printer } from 'lucide-react'
import { saveBlob } from '#web/http/saved-file.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { printText } from './print-text.ts'

interface RecoveryCodeListProps {
  codes: readonly string[]
  onKept: () => void
}

export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const text = `Herstelcodes voor Kopij (${window.location.host})\nElke code werkt één keer.\n\n${codes.join('\n')}\n`
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-ink-2">
        Bewaar deze herstelcodes buiten je telefoon. Met elke code kun je één keer inloggen als je app er niet is.{' '}
        <strong className="text-ink">Ze worden niet nog eens getoond.</strong>
      </p>
      <ol
        aria-label="Herstelcodes"
        className="grid grid-cols-1 gap-x-8 gap-y-1 rounded-field bg-sunken px-5 py-4 font-semibold tabular-nums min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="font-mono text-body">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} done="De herstelcodes staan op je klembord" label="Kopieer" kind="secondary" />
        <Button
          kind="secondary"
          size="small"
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), 'kopij-herstelcodes.txt')}
        >
          <Download aria-hidden />
          Download
        </Button>
        <Button kind="secondary" size="small" onClick={() => printText('Herstelcodes voor Kopij', text)}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <Button onClick={onKept} className="justify-self-end max-sm:w-full max-sm:justify-self-stretch">
        Ik heb ze bewaard
      </Button>
    </div>
  )
}
