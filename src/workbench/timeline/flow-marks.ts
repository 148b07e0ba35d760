import type { Marks } from './flow-names.ts'

/** Two forms of the same machine on one page may load in any order. Their purpose distinguishes them. */
export const MARKS: Marks = { message: ({ kind }) => String(kind) }
