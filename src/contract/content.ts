import * as v from 'valibot'

/** The content service (CONTENT-1). */
export const CONTENT_DATASET = 'production'
export const CONTENT_API_VERSION = '2024-08-15'

const text = v.nullish(v.string(), '')

/** Every query to the content service, with the schema of its answer. */
export const contentQueries = {
  addresses: {
    query: '*[_type == "addresses"]{walletName, address}',
    answer: v.array(v.object({ walletName: text, address: text })),
  },
  bankdetails: {
    query: '*[_type == "bankdetails"][0]{bankName, accountName, bankType, accountNumber}',
    answer: v.nullable(v.object({ bankName: text, accountName: text, bankType: text, accountNumber: text })),
  },
  proof: {
    query: '*[_type == "proof"]{name, brief, country}',
    answer: v.array(v.object({ name: text, brief: text, country: text })),
  },
} as const

export type ContentName = keyof typeof contentQueries
export type ContentOf<Name extends ContentName> = v.InferOutput<(typeof contentQueries)[Name]['answer']>
