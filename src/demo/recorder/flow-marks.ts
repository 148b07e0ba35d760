import type { Marks } from '#src/kit/recorder/flow-names.ts'

/** Two forms of one page may load in any order: what they are for tells them apart. */
export const MARKS: Marks = { message: ({ kind }) => String(kind) }
