// Whether a picture that was given moves, for a screen that says what becomes of it. Renders nothing.
import { useEffect, useState } from 'react'
import { moves } from './moving-picture.ts'

/** False until it is known, and for what cannot be read: of that whoever makes something of it says so. */
export function useMoves(file: File): boolean {
  const [moving, setMoving] = useState<File>()
  useEffect(() => {
    let isLeft = false
    void moves(file).then(
      (found) => isLeft || !found || setMoving(file),
      () => {},
    )
    return () => void (isLeft = true)
  }, [file])
  return moving === file
}
