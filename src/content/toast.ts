export const toastCopy = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  /** samples from the content service, about nobody real (TOAST-2) */
  samples: 'Sample activity',
}
