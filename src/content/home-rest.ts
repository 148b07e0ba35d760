import { labels } from './messages.ts'
/** The home page below its first screen, loaded after it. */
export const homeRestCopy = {
  services: {
    heading: 'What we do',
    items: [
      {
        name: 'Secure Transactions',
        text: 'Money leaves your account only after we have verified your identity and you have entered a one-time code. If a step fails, we tell you, and nothing changes.',
      },
      {
        name: 'Quick Loans',
        text: 'Apply in two short steps and follow the decision. The money is in your balance once the loan is approved.',
      },
      {
        name: 'Digital Assets',
        text: 'Deposit by bank transfer or crypto. Either way, you see whether we have confirmed the money.',
      },
      {
        name: 'Real Estate',
        text: 'Three kinds of loan: for the house you live in, the flat you let and the shop you work in.',
      },
    ],
  },
  strategies: {
    heading: labels.successfulStrategies,
    lead: 'Old habits that still serve anyone who handles money.',
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
      { name: 'Integrity and honesty', text: 'We say how things are, especially when it is awkward.' },
      { name: 'Loyalty', text: 'Old customers get the same terms as new ones.' },
      { name: 'Team work', text: 'We do not pass you on with your question unanswered.' },
      { name: 'Community', text: 'What is saved on the islands is lent on the islands.' },
      { name: 'Accountability', text: 'Every decision has a name next to it.' },
      { name: 'Excellence', text: 'Our figures add up to the cent, or we check again.' },
      { name: 'Confidentiality', text: 'What you tell us stays with the people who need to know.' },
      { name: 'Relationship', text: 'You are a person here, not a number.' },
    ],
  },
  vision: {
    heading: 'Our vision',
    text: 'A place where people understand their money, because they can understand their bank.',
  },
  mission: {
    heading: 'Our mission',
    text: 'To keep, lend and move money in steps so clear that nobody has to take our word for them.',
  },
  news: {
    heading: 'News',
    items: [
      {
        drawing: 'house',
        slug: 'home-mortgage-loans',
        name: 'Home mortgage loans',
        text: 'How to find out what a house costs per month, before you fall in love with it.',
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
