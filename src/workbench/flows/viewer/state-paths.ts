/**
 * The innermost active states of a flow by their paths: 'confirming.asking', or for parallel regions 'lid.open', 'plate.hot'. Empty when its machine has
 * no child states.
 */
export function statePaths(value: unknown, above = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${above}${value}`]
  const parts = Object.entries(value)
  if (parts.length === 0 && above !== '') return [above.slice(0, -1)]
  return parts.flatMap(([name, inner]) => statePaths(inner, `${above}${name}.`))
}

/** A flow's state in a text. */
export function statePathWords(value: unknown): string {
  return statePaths(value).join(', ')
}
