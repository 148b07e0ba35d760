import type { ContentOf } from '#src/contract/content.ts'
import { isDemo } from '#src/platform/env.ts'

export const toastCopy = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  /** samples from the content service, about nobody real (TOAST-2) */
  samples: 'Sample activity',
}

/** Marks a proof document from the content service as a sample (TOAST-2). */
export const socialProofCopy = {
  label: toastCopy.samples,
  disclaimer: isDemo ? 'Made up for this demonstration: not a real customer.' : 'Not a real customer.',
  /** for a document without a name */
  somebody: 'Somebody',
  from: 'from',
  /** for a document without a text */
  nothing: isDemo ? 'is trying the demo' : 'is with Larkspur',
} as const

/** A proof document as a sentence, also if fields are missing: 'Somebody from Norway opened an account.' */
export function sampleSentence({ name, brief, country }: ContentOf<'proof'>[number]): string {
  const who = name === '' ? socialProofCopy.somebody : name
  const from = country === '' ? '' : ` ${socialProofCopy.from} ${country}`
  const what = brief === '' ? socialProofCopy.nothing : brief
  return `${who}${from} ${what}${/[.!?…]$/.test(what) ? '' : '.'}`
}
