import { clock } from '#src/platform/actors/runtime.ts'

/** As the router does: not at once. */
export function navigate(go: () => void): void {
  void clock.track(Promise.resolve().then(go))
}
