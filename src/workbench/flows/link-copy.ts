/** The texts of a link to a newcomer's state, which is a link to the moment. */
export const linkCopy = {
  moment: 'Copy link to this moment',
  momentCopied: 'Link copied. Other browsers do not have this customer, so the link contains their data.',
} as const
