/** The names of the product pages, by their slug (PUB-2). */
export const productNames = {
  'personal-loans': 'Personal Loans',
  'home-mortgage-loans': 'Home Mortgage Loans',
  'investment-property-loans': 'Investment Property Loans',
  'working-capital-loans': 'Working Capital Loans',
  'commercial-real-estate-loans': 'Commercial Real Estate Loans',
  'overdraft-protection-and-sweeps': 'Overdraft Protection And Sweeps',
  'business-essential-checking': 'Business Essential Checking',
  'business-savings-account': 'Business Savings Account',
  'online-banking': 'Online Banking',
  'wire-transfer': 'Wire Transfer',
  'lost-or-stolen-card': 'Lost Or Stolen Card',
  'ultimate-checking': 'Ultimate Checking',
  'health-savings-account': 'Health Savings Account',
  'individual-retirement-account': 'Individual Retirement Account',
} as const

/** The names of the other pages in navigation, headings and titles. */
export const pageNames = {
  home: 'Home',
  contact: 'Contact',
  overview: 'Overview',
  loan: 'Loan',
  invest: 'Invest',
  account: 'Account',
} as const
