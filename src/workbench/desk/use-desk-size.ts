import { useEffect } from 'react'

/** Sets the CSS length that the open desk takes beside or below the product. */
export function useDeskSize(size: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--desk-size', size)
    return () => {
      style.removeProperty('--desk-size')
    }
  }, [size])
}
