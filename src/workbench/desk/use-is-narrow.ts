import { useSyncExternalStore } from 'react'

/** The width below which the desk is a sheet; `tokens.css` has the same. */
const query = matchMedia('(width < 60rem)')

/** Whether the window is so narrow that the desk stands below the product instead of beside it. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => query.matches)

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
