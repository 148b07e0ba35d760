import { createAtom } from '@tanstack/store'

/** Whether the product is covered while it is brought to where it is to be seen: what the bank decided then would be lost, or in the way. */
export const covered = createAtom(false)
