import { useEffect, useState } from 'react'
import { clock } from '#src/kit/actors/runtime.ts'
import { fullAddress, isSingleFile } from '#src/platform/page-address.ts'
import { GALLERY_FOLDER, type GalleryIndex, INDEX_FILE, type Picture, pictureFile } from './pictures.ts'

/** The states, '<flow>.<state>', that have pictures in this build. None if no pictures were made; null until that is known. */
export function usePicturedStates(): ReadonlySet<string> | null {
  const [states, setStates] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    let isHere = true
    void clock.track(readIndex()).then((index) => (isHere ? setStates(new Set(index.states)) : undefined))
    return () => {
      isHere = false
    }
  }, [])
  return states
}

export function pictureAddress(picture: Picture): string {
  return fullAddress(`/${GALLERY_FOLDER}/${pictureFile(picture)}`)
}

const NONE: GalleryIndex = { states: [] }

async function readIndex(): Promise<GalleryIndex> {
  if (isSingleFile) return NONE
  try {
    const answer = await fetch(fullAddress(`/${GALLERY_FOLDER}/${INDEX_FILE}`))
    // A host answers a missing file with the page itself.
    const isIndex = answer.headers.get('content-type')?.includes('json') === true
    return isIndex ? ((await answer.json()) as GalleryIndex) : NONE
  } catch {
    return NONE
  }
}
