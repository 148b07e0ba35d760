export const loginCopy = {
  title: 'Sign in',
  lead: 'Good to see you again.',
  verified: 'You are signed in. Your account opens in a moment.',
  sessionUnreadable: 'Your session could not be read any more. Please sign in again.',
} as const

export const personasCopy = {
  title: 'Customers of the demonstration',
  lead: 'Choose one to sign in as she or he would. Everyone’s password is',
  loading: 'The customers are on their way',
  atServer: (server: string) => `${server} answers now, and refuses those whom it does not know.`,
} as const
