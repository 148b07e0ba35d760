export const messageErrorTexts = {
  'name-missing': 'Please tell us your name.',
  'email-missing': 'Please enter an e-mail address.',
  'email-unclear': 'This is not a valid e-mail address. It needs a name, an @ and a domain.',
  'phone-missing': 'Please enter a phone number.',
  'phone-unclear': 'This is not a valid phone number. You can use digits, spaces and +.',
} as const

export const messageCopy = {
  failed: 'That did not go through. Your message is still here. Please try again.',
} as const
