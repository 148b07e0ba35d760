/** Measures what following the flows costs each event: `npm run observer-cost`. Ratios alone, which machines share. */
import { importTypeScript } from './import-typescript.js'

// What the trace watches of a browser.
globalThis.Storage ??= class {}

const { observerCosts } = await importTypeScript('scripts/observer-cost.ts')
for (const [what, ratio] of Object.entries(observerCosts())) {
  console.log(`observer-cost: ${what.padEnd(34)} ${ratio.toFixed(2)}`)
}
