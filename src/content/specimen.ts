import { brand } from './brand.ts'

/** The demo's specimens, with the texts drawn on them. */
export const specimenCopy = {
  use: 'Use specimen document',
  useReceipt: 'Use specimen receipt',
  watermark: 'SPECIMEN',
  heading: brand.name,
  front: 'Specimen identity document, front',
  back: 'Specimen identity document, back',
  receipt: 'Specimen receipt of a payment',
  note: 'Issued by nobody. Proves nothing.',
} as const
