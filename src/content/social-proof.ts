import { isDemo } from '#src/platform/env.ts'
import { toastCopy } from './toast.ts'

/** What stands around a document of the content service, which is a sample and says so (TOAST-2). */
export const socialProofCopy = {
  label: toastCopy.samples,
  disclaimer: isDemo ? 'Made up for this demonstration: no real customer is meant.' : 'No real customer is meant.',
  /** when the document names nobody */
  somebody: 'Somebody',
  from: 'from',
  /** when the document tells nothing */
  nothing: isDemo ? 'is trying out the demonstration' : 'is with Larkspur',
} as const
