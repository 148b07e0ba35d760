/** Apart from the page's own copy, because the route's head stands in the entry. */
export const homeHead = {
  title: 'A bank that tells you where you stand',
  description:
    'Accounts, loans and savings of a bank that does not exist: a complete demonstration in which every step can be tried with made-up money.',
} as const
