import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'

/** The identity check (KYC-1). */
export const kycCopy = {
  title: 'Identity check',
  uploadedTitle: 'Documents uploaded',
  lead: isDemo
    ? 'Upload pictures of both sides of an identity document. This is a demo, so please do not use a real one: we can draw a specimen for you.'
    : 'Upload pictures of the front and back of an identity document.',
  submit: labels.submit,
  submitting: 'Sending',
  waiting: 'You have already sent your documents. They are waiting to be checked.',
  verified: 'Your identity is already verified.',
  status: 'Status',
  uploaded: 'We have received your documents and will check them to verify your identity.',
  taken: 'These details have been sent before, so nothing was sent.',
} as const

export const kycFields = {
  name: { label: 'ID Name', hint: 'As printed on the document', autoComplete: 'name' },
  number: { label: 'ID Number', hint: 'As printed on the document', autoComplete: 'off' },
  front: { label: 'Front' },
  back: { label: 'Back' },
} as const
