import type { RecordingProof } from '#src/demo/demo-contract.ts'

/** In words, in what an end differs from the recorded one; null when in nothing. */
export function differenceOf(recorded: RecordingProof, replayed: RecordingProof): string | null {
  const flows = new Set([...Object.keys(recorded.states), ...Object.keys(replayed.states)])
  const different = [...flows].filter((flow) => standing(recorded, flow) !== standing(replayed, flow))
  const words = different.map((flow) => `${flow} is ${standing(replayed, flow)} and was ${standing(recorded, flow)}`)
  if (recorded.hash !== replayed.hash) words.push('the bank’s data are not those of the recording')
  return words.length === 0 ? null : words.join('; ')
}

function standing({ states }: RecordingProof, flow: string): string {
  const value = states[flow]
  return value === undefined ? 'not there' : `in ${JSON.stringify(value)}`
}
