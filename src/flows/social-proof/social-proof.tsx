import { useSocialProof } from './use-social-proof.ts'

/** Renders nothing itself; it shows toasts (TOAST-2). */
export function SocialProof() {
  useSocialProof()
  return null
}
