export const loginCopy = {
  lead: 'Welcome back.',
  verified: 'You are logged in. Your account will open in a moment.',
  wrong: 'This e-mail address and this password do not belong together.',
  reasons: {
    'session-expired': 'Your session has expired. Please log in again.',
    'session-closed': 'You have been logged out. Please log in again.',
    'session-unreadable': 'Your session could not be restored. Please log in again.',
  },
} as const

export const personasCopy = {
  title: 'Demo customers',
  lead: 'Choose one to log in. Their password is',
  otherPassword: 'has chosen another password',
  atServer: (server: string) => `${server} is answering now. Customers that it does not know cannot log in.`,
} as const
