/** The values of session storage at the moment that is looked at; null while the page shows the present (DEMO-17). */
let values: ReadonlyMap<string, string> | null = null

export const lookedAt = () => values

/** Shows the tab as it was at a moment: nothing is stored or sent meanwhile. Null shows the present again. */
export function setLookedAt(stored: ReadonlyMap<string, string> | null): void {
  values = stored
}
