import { useSyncExternalStore } from 'react'
import { type Answering, mockAnswers, subscribeWhoAnswers, whoAnswers } from './backend-state.ts'

/** Who answers the calls, followed; in a prerendered page the mock does (MOCK-5). */
export const useWhoAnswers = (): Answering => useSyncExternalStore(subscribeWhoAnswers, whoAnswers, mockAnswers)
