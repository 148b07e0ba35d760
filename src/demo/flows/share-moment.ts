import { createContext } from 'react'
import type { Demo } from '#src/demo/demo-contract.ts'

/** Shares the moment of the page that is shown; null where the viewer is on a page of its own. */
export const ShareMoment = createContext<Demo['share'] | null>(null)
