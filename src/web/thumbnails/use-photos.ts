// Photographs by the id of what they belong to, given back to the browser once nothing draws them any more. Shows nothing.
import { useCallback, useEffect, useRef, useState } from 'react'
import { releasePhoto, type LoadedPhoto } from './photo.ts'

export interface Photos {
  of: (id: string) => LoadedPhoto | undefined
  put: (id: string, photo: LoadedPhoto) => void
  drop: (ids: readonly string[]) => void
}

export function usePhotos(): Photos {
  const [photos, setPhotos] = useState<ReadonlyMap<string, LoadedPhoto>>(new Map())
  const drawn = useRef(photos)
  // After the parts of the screen have gone on to what is there now.
  useEffect(() => {
    const there = new Set(photos.values())
    for (const photo of drawn.current.values()) if (!there.has(photo)) releasePhoto(photo)
    drawn.current = photos
  }, [photos])
  useEffect(() => () => drawn.current.forEach(releasePhoto), [])
  return {
    of: (id) => photos.get(id),
    put: useCallback((id, photo) => setPhotos((before) => new Map(before).set(id, photo)), []),
    drop: useCallback((ids) => setPhotos((before) => new Map([...before].filter(([id]) => !ids.includes(id)))), []),
  }
}
