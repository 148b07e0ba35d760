/** The link to a newcomer's state, which is one to the moment. */
export const linkCopy = {
  moment: 'Copy link to this moment',
  momentCopied: 'Link copied. Other browsers do not have this customer, so the link contains their data.',
} as const
