import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is so narrow that the desk stands below the product instead of beside it; `tokens.css` has the same width. */
export const useIsNarrow = () => useMedia('(width < 60rem)')

/** Whether the window is as narrow as a phone, on which no stories are made (DEMO-19). */
export const useIsPhone = () => useMedia('(width < 48rem)')

function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
