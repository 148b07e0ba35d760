/** State values by the name of their flow. */
export type States = Readonly<Record<string, unknown>>

/** Describes every flow that is in another state than expected. */
export function stateDifferences(expected: States, found: States): string[] {
  const flows = new Set([...Object.keys(expected), ...Object.keys(found)])
  return [...flows]
    .filter((flow) => standing(expected, flow) !== standing(found, flow))
    .map((flow) => `${flow} is ${standing(found, flow)} and was ${standing(expected, flow)}`)
}

function standing(states: States, flow: string): string {
  const value = states[flow]
  return value === undefined ? 'not there' : `in ${JSON.stringify(value)}`
}
