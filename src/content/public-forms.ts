/** The field errors of the public forms: those that every page has, and the password request (PERF-1). */
export const publicErrorTexts = {
  missing: 'Please fill in this field.',
  'email-missing': 'Please enter an e-mail address.',
  'email-unclear': 'This is not a valid e-mail address. It needs a name, an @ and a domain.',
  'phone-unclear': 'A phone number needs digits, as you would dial it.',
} as const

export const messageCopy = {
  failed: 'That did not go through. Your message is still here. Please try again.',
} as const
