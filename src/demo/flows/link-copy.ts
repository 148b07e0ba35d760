/** The link to a newcomer's state, which is one to the moment. */
export const linkCopy = {
  moment: 'Copy link to this moment',
  momentCopied: 'Link copied. No other browser knows this customer, so the link brings their data along.',
  onDesk: 'No other browser knows this customer. Use Share this moment on the desk beside the product.',
} as const
