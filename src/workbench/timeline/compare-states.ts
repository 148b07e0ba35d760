/** State values by the name of their flow. */
export type States = Readonly<Record<string, unknown>>

/** Describes every flow that is in another state than expected. */
export function stateDifferences(expected: States, found: States): string[] {
  const flows = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...flows]
    .filter((flow) => stateText(expected, flow) !== stateText(found, flow))
    .map((flow) => `${flow} is ${stateText(found, flow)} and was ${stateText(expected, flow)}`)
}

function stateText(states: States, flow: string): string {
  const value = Object.hasOwn(states, flow) ? states[flow] : undefined
  return value === undefined ? 'not there' : `in ${JSON.stringify(value)}`
}
