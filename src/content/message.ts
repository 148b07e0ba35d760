export const messageErrorTexts = {
  'name-missing': 'Please tell us your name.',
  'email-missing': 'Please enter an e-mail address.',
  'email-unclear': 'This does not look like an e-mail address. It needs a name, an @ and a domain.',
  'phone-missing': 'Please enter a phone number.',
  'phone-unclear': 'This does not look like a phone number. Digits, spaces and + are fine.',
} as const

export const messageCopy = {
  failed: 'This did not go through. What you wrote is still here; please try again.',
} as const
