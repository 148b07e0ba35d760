import type { Recording } from '#src/demo/demo-contract.ts'

export function addCaptions(
  recording: Recording,
  captions: readonly { text: string; at: number; fired: number }[],
): Recording
