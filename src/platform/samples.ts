import type { ReactElement } from 'react'
import { toast } from 'react-hot-toast/headless'

/** Samples have a toaster of their own, apart from announcements (TOAST-2, ERR-2). */
export const SAMPLES = 'samples'

export function showSample(sample: ReactElement): void {
  toast(sample, { toasterId: SAMPLES, duration: Number.POSITIVE_INFINITY })
}

export function clearSamples(): void {
  toast.removeAll(SAMPLES)
}
