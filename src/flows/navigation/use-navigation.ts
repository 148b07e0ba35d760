import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'

export function useNavigation(burger: RefObject<HTMLButtonElement | null>) {
  const navigation = useFlow('navigation')
  const state = useSelector(navigation, (snapshot) => snapshot)
  useEmitted(navigation, 'burger.focus', () => burger.current?.focus())
  return { state, send: navigation.send }
}
