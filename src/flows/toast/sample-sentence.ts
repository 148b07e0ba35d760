import type { Proof } from '#machines/social-proof/social-proof.machine.ts'
import { socialProofCopy } from '#src/content/toast.ts'

/** A proof document as a sentence, also if fields are missing: 'Somebody from Norway opened an account.' */
export function sampleSentence({ name, brief, country }: Proof): string {
  const who = name === '' ? socialProofCopy.somebody : name
  const from = country === '' ? '' : ` ${socialProofCopy.from} ${country}`
  const what = brief === '' ? socialProofCopy.nothing : brief
  return `${who}${from} ${what}${/[.!?…]$/.test(what) ? '' : '.'}`
}
