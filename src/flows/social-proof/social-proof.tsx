import { useSocialProof } from './use-social-proof.ts'

/** Has no place of its own: what it shows are toasts (TOAST-2). */
export function SocialProof() {
  useSocialProof()
  return null
}
