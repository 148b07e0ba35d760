/** The home page below its first screen, loaded after it. */
export const homeRestCopy = {
  services: {
    heading: 'What we do',
    items: [
      {
        name: 'Secure Transactions',
        text: 'Money leaves only after your identity has been checked and a one-time code has been given. A step that fails says so, and leaves everything as it was.',
      },
      {
        name: 'Quick Loans',
        text: 'One form of two pages, an answer that you can follow, and a balance that counts only once the loan has been approved.',
      },
      {
        name: 'Digital Assets',
        text: 'Deposits can be announced by wallet as well as by bank. The addresses shown here fail their own checksums on purpose: no coin can ever reach them.',
      },
      {
        name: 'Real Estate',
        text: 'For the house to live in, the flat to let and the shop to work in: three kinds of loan, because the three are not the same risk.',
      },
    ],
  },
  strategies: {
    heading: 'Successful Strategies',
    lead: 'Old habits that still serve anyone who has to do with money.',
    items: [
      { drawing: 'ledger', seen: 'An open ledger with a pen', text: 'Write it down the same day' },
      { drawing: 'tree', seen: 'An old tree with a bench below', text: 'Plant early, sit in the shade later' },
      { drawing: 'jug', seen: 'A full jug running over into a bowl', text: 'Fill the reserve before the glass' },
      { drawing: 'coast', seen: 'A lighthouse above the waves', text: 'Know the rocks before you sail' },
      { drawing: 'shop', seen: 'A small shop with a striped awning', text: 'Borrow for what earns its keep' },
      { drawing: 'key', seen: 'A large key with a tag', text: 'Keep one key, and know where it is' },
    ],
  },
  values: {
    heading: 'Core values',
    items: [
      { name: 'Integrity and honesty', text: 'We say what is, above all when it is awkward.' },
      { name: 'Loyalty', text: 'Who came first is not treated worse than who came last.' },
      { name: 'Team work', text: 'Nobody is handed on with the question still open.' },
      { name: 'Community', text: 'What is saved on the islands is lent on the islands.' },
      { name: 'Accountability', text: 'Every decision has a name beside it.' },
      { name: 'Excellence', text: 'Figures add up to the cent, or we look again.' },
      { name: 'Confidentiality', text: 'What you tell us stays with the one who needs it.' },
      { name: 'Relationship', text: 'A customer is known, not only numbered.' },
    ],
  },
  vision: {
    heading: 'Our vision',
    text: 'A place where people understand their own money, because the bank that keeps it can be understood.',
  },
  mission: {
    heading: 'Our mission',
    text: 'To keep, lend and move money in steps so plain that nobody needs to take our word for them.',
  },
  news: {
    heading: 'News',
    more: 'Read more',
    items: [
      {
        drawing: 'house',
        slug: 'home-mortgage-loans',
        name: 'Home mortgage loans',
        text: 'How to tell what a house costs a month, before you fall in love with it.',
      },
      {
        drawing: 'purse',
        slug: 'personal-loans',
        name: 'Personal needs',
        text: 'A roof that leaks, a course that starts in autumn: when borrowing makes sense, and when waiting does.',
      },
      {
        drawing: 'plant',
        slug: 'health-savings-account',
        name: 'Health savings account',
        text: 'Small amounts, set aside in healthy years, for the one that is not.',
      },
    ],
  },
} as const
