/** What a receipt says of what was sent. */
export const receiptCopy = {
  amount: 'Amount',
  method: 'Method',
  date: 'Sent on',
  status: 'Status',
} as const
