export const toastCopy = {
  region: 'Notifications',
  dismiss: 'Dismiss',
}
