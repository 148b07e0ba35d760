import { type AnyStateMachine, StateMachine } from 'xstate'

const files = import.meta.glob<Record<string, unknown>>('/machines/*/*.machine.ts', { eager: true })

/** Every machine of the product, sorted by name. */
export const machines: readonly AnyStateMachine[] = Object.values(files).flatMap((exports) =>
  Object.values(exports).filter((value) => value instanceof StateMachine),
)

// An edited machine goes on in the page; the tools know it after the next load (DEMO-18).
if (import.meta.hot) import.meta.hot.accept()
