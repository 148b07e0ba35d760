import type { BrowserBehaviour } from '#src/contract/app-steps.ts'

/** Returns what makes the browser behave in a certain way; null restores its normal behaviour. */
export function createBrowserBehaviour() {
  let undo: (() => void)[] = []
  return (behaviour: BrowserBehaviour | null): void => {
    if (behaviour !== null) return void undo.push(BEHAVIOURS[behaviour]())
    for (const one of undo.toReversed()) one()
    undo = []
  }
}

/** Each returns how to undo it. */
const BEHAVIOURS: Record<BrowserBehaviour, () => () => void> = {
  'takes a copy': () => replaced(navigator, 'clipboard', { writeText: async () => {} }),
  'takes no copy': () =>
    replaced(navigator, 'clipboard', {
      writeText: async () => {
        throw new DOMException('Write permission denied', 'NotAllowedError')
      },
    }),
  'draws nothing': () => replaced(HTMLCanvasElement.prototype, 'getContext', () => null),
  'prints nothing': () => replaced(window, 'print', () => {}),
}

function replaced(owner: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  return () => {
    if (own === undefined) Reflect.deleteProperty(owner, name)
    else Object.defineProperty(owner, name, own)
  }
}
