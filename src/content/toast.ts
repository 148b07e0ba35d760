export const toastCopy = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  /** what stands there is of the content service, and nobody's (TOAST-2) */
  samples: 'Sample activity',
}
