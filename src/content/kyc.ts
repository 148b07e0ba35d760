import { isDemo } from '#src/platform/env.ts'
import { brand } from './brand.ts'

/** The identity check (KYC-1). */
export const kycCopy = {
  title: 'Verify your identity',
  uploadedTitle: 'Your papers are sent',
  lead: isDemo
    ? 'Two pictures of one identity paper. This is a demonstration: please use no real paper, a specimen is drawn for you.'
    : 'Two pictures of one identity paper, its front and its back.',
  submit: 'Submit',
  submitting: 'Sending',
  waiting: 'Your papers are with the bank already and wait to be looked at.',
  verified: 'Your identity is verified already.',
  uploaded: 'Your papers are with the bank. It will look at them and verify your identity.',
  notLoaded: 'Your details are not loaded yet, so nothing can be sent.',
  retry: 'Try again',
} as const

export const kycFields = {
  name: { label: 'ID Name', hint: 'As it is printed on the paper' },
  number: { label: 'ID Number', hint: 'As it is printed on the paper' },
  front: { label: 'Front' },
  back: { label: 'Back' },
} as const

/** The demo's specimen document, with the texts drawn on it. */
export const specimenCopy = {
  use: 'Use specimen document',
  failed: 'The specimen could not be drawn in this browser. Please choose two pictures instead.',
  watermark: 'SPECIMEN',
  heading: brand.name,
  front: 'Specimen identity paper, front',
  back: 'Specimen identity paper, back',
  note: 'Issued by nobody. Proves nothing.',
} as const
