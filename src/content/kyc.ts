/** The upload of identity papers (KYC-1). */
export const kycCopy = {
  title: 'Verify your identity',
  uploadedTitle: 'Your papers are sent',
  lead: 'Two pictures of one identity paper. This is a demonstration: please use no real paper, a specimen is drawn for you.',
  specimen: 'Use specimen document',
  specimenFailed: 'The specimen could not be drawn in this browser. Please choose two pictures instead.',
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

/** What the specimen says of itself. */
export const specimenCopy = {
  watermark: 'SPECIMEN',
  heading: 'Larkspur Demo Bank',
  front: 'Specimen identity paper, front',
  back: 'Specimen identity paper, back',
  note: 'Issued by nobody. Proves nothing.',
} as const
