// Opens the dialog in which somebody proves who they are when a call asks for it, once for all calls that ask at the same moment.
import { useEffect, useState } from 'react'
import { onFreshLoginNeeded } from '#web/http/call.ts'
import { lazyPart } from '#web/http/lazy-part.tsx'

const ProofDialog = lazyPart(async () => (await import('./proof-dialog.tsx')).ProofDialog)

export function ProofDoor() {
  const [answer, setAnswer] = useState<(proved: boolean) => void>()
  useEffect(() => {
    let asking: Promise<boolean> | undefined
    return onFreshLoginNeeded(
      () =>
        (asking ??= new Promise<boolean>((resolve) => {
          setAnswer(() => (proved: boolean) => {
            asking = undefined
            setAnswer(undefined)
            resolve(proved)
          })
        })),
    )
  }, [])
  return answer && <ProofDialog onAnswer={answer} />
}
