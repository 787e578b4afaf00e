// Sends a visitor on.
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** @param props.path a path of this site as text, so the router's typed `to` does not apply. */
export function Onward({ path }: { path: string }) {
  const { history } = useRouter()
  useEffect(() => history.replace(path), [history, path])
  return null
}
