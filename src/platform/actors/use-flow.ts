import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { actorOptions } from './runtime.ts'

/** `useMachine` on the app clock; every view starts its flow with it (CLOCK-1). */
export const useFlow = ((machine: AnyStateMachine, options?: object) => {
  const [runtime] = useState(actorOptions)
  return useMachine(machine, { ...runtime, ...options } as never)
}) as typeof useMachine
