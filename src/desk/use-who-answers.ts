import { useSyncExternalStore } from 'react'
import { subscribeWhoAnswers, whoAnswers } from '#src/platform/backend-mode.ts'

export const useWhoAnswers = () => useSyncExternalStore(subscribeWhoAnswers, whoAnswers)
