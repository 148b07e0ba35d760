/** Texts for the field errors of the machines. */
export const fieldErrorTexts = {
  missing: 'Please fill this in.',
  'choice-missing': 'Please choose one.',
  'email-missing': 'Please enter an e-mail address.',
  'email-unclear': 'This does not look like an e-mail address. It needs a name, an @ and a domain.',
  'amount-missing': 'Please enter an amount.',
  'amount-unclear': 'Please write the amount in plain digits, with at most two after the point: 1250 or 1250.50.',
  'amount-not-positive': 'The amount must be more than 0.',
  'amount-too-long': 'The amount is too long. It can have 12 digits in front of the point.',
  'picture-missing': 'Please choose a picture.',
  'picture-empty': 'This file is empty.',
  'picture-type': 'This file is no PNG, JPEG or WebP picture.',
  'picture-size': 'This file is larger than 5 MB.',
  'picture-content': 'This file is named as a picture, but what is in it is none.',
} as const

/** The texts of every picture picker (DEP-5). */
export const pictureCopy = {
  limit: 'PNG, JPEG or WebP, up to 5 MB.',
  preview: 'Preview of',
  remove: 'Remove',
} as const
