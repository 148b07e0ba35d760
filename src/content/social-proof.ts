import { isDemo } from '#src/platform/env.ts'
import { toastCopy } from './toast.ts'

/** Marks a proof document from the content service as a sample (TOAST-2). */
export const socialProofCopy = {
  label: toastCopy.samples,
  disclaimer: isDemo ? 'Made up for this demonstration: no real customer is meant.' : 'No real customer is meant.',
  /** for a document without a name */
  somebody: 'Somebody',
  from: 'from',
  /** for a document without a text */
  nothing: isDemo ? 'is trying out the demonstration' : 'is with Larkspur',
} as const
