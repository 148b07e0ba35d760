export const passwordToggle = { show: 'Show password', hide: 'Hide password' } as const

export const passwordRequestCopy = {
  title: 'Forgotten password',
  lead: 'Enter your registered e-mail address, and we send you a link to choose a new password.',
  missing: 'Please enter your e-mail address.',
  malformed: 'This does not look like an e-mail address. It needs a name, an @ and a domain.',
  sentTitle: 'A letter is on its way',
  sentTo: 'The link went to',
  sentHint: 'It works once, for an hour. If nothing arrives, look among the unwanted mail, or ask again.',
  again: 'Ask for another link',
  backToSignIn: 'Back to sign in',
} as const

/** Only in the demo. */
export const requestSentInDemo =
  'This is a demonstration: the message lies in its outbox, and no mail leaves this page.'

export const passwordResetCopy = {
  title: 'Choose a new password',
  lead: 'Type it twice, so that no slip of the finger locks you out.',
  changed: 'The new password holds from now on. The sign-in opens in a moment.',
  differ: 'The two are not the same. Type both again.',
  linkDead: 'This link has been used already, is over an hour old, or is incomplete.',
  newLink: 'Ask for a new link',
} as const
