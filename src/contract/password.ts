import * as v from 'valibot'
import { withoutUnseen } from './clean-text.ts'

/**
 * A password as every keyboard and browser gives it (IN-3): in NFKC, as NIST SP 800-63B advises, and without what nobody sees. It keeps
 * its spaces.
 */
export const passwordSchema = v.pipe(v.string(), v.transform(cleanPassword))

export function cleanPassword(text: string): string {
  return withoutUnseen(text.normalize('NFKC')).normalize('NFKC')
}
