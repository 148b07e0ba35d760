import { labels } from './messages.ts'
export const passwordToggle = { show: 'Show password', hide: 'Hide password' } as const

export const passwordRequestCopy = {
  title: labels.forgotPassword,
  lead: 'Enter your registered e-mail address, and we will send you a link to choose a new password.',
  sentTitle: 'Check your e-mail',
  sentTo: 'We sent a link to',
  sentHint: 'It works once and expires after an hour.',
  notThere: 'If it does not arrive, check your spam folder, or request another one.',
  again: 'Request another link',
  backToLogin: 'Back to the login',
} as const

/** Only in the demo. */
export const requestSentInDemo =
  'In this demonstration no e-mail is sent. The message with the link is on the demo desk, under Bank, Messages.'

export const passwordResetCopy = {
  title: labels.resetPasswordHeading,
  lead: 'Enter the new password twice, so that a typo does not lock you out.',
  emailHint: 'Optional. Your browser or password manager saves the new password with it; it is not sent.',
  changed: 'Your password has been changed. The login page will open in a moment.',
  differ: 'The two passwords do not match, or are empty. Please enter both again.',
  linkDead:
    'This link has already been used, has expired, or is incomplete. If you have just sent a new password, try to log in with it.',
  newLink: 'Request a new link',
} as const
