export const loginCopy = {
  title: 'Sign in',
  lead: 'Welcome back.',
  verified: 'You are signed in. Your account will open in a moment.',
  reasons: {
    'session-expired': 'Your session has expired. Please sign in again.',
    'session-closed': 'You were signed out in another window. Please sign in again.',
    'session-unreadable': 'Your session could not be restored. Please sign in again.',
  },
} as const

export const personasCopy = {
  title: 'Demo customers',
  lead: 'Choose one to sign in. Until they choose another, they all have the password',
  otherPassword: 'has chosen another password',
  loading: 'Loading the customers',
  atServer: (server: string) => `${server} is answering now. Customers that it does not know cannot sign in.`,
} as const
