/** ms since the epoch by the host's clock. For what concerns the person in front of the screen, whatever the app clock does. */
export const wallNow = (): number => Date.now()

/** Runs once, after `ms` of real time. */
export function afterWall(ms: number, run: () => void): void {
  globalThis.setTimeout(run, ms)
}
