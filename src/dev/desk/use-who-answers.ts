import { useSyncExternalStore } from 'react'
import { subscribeWhoAnswers, whoAnswers } from '#src/backend-mode.ts'

export const useWhoAnswers = () => useSyncExternalStore(subscribeWhoAnswers, whoAnswers)
