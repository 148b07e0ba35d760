import { labels } from './messages.ts'

export interface PageLink {
  name: string
  slug: string
}

/** The product pages by kind: the one list of their names (PUB-2, PUB-3, ERR-2). */
export const navigationGroups = [
  {
    id: 'loans',
    name: 'Loans',
    pages: [
      { name: 'Personal Loans', slug: 'personal-loans' },
      { name: 'Home Mortgage Loans', slug: 'home-mortgage-loans' },
      { name: 'Investment Property Loans', slug: 'investment-property-loans' },
      { name: 'Working Capital Loans', slug: 'working-capital-loans' },
      { name: 'Commercial Real Estate Loans', slug: 'commercial-real-estate-loans' },
    ],
  },
  {
    id: 'business',
    name: 'Business',
    pages: [
      { name: 'Overdraft Protection And Sweeps', slug: 'overdraft-protection-and-sweeps' },
      { name: 'Business Essential Checking', slug: 'business-essential-checking' },
      { name: 'Business Savings Account', slug: 'business-savings-account' },
    ],
  },
  {
    id: 'service',
    name: 'Service',
    pages: [
      { name: 'Online Banking', slug: 'online-banking' },
      { name: 'Wire Transfer', slug: 'wire-transfer' },
      { name: 'Lost Or Stolen Card', slug: 'lost-or-stolen-card' },
    ],
  },
  {
    id: 'personal',
    name: 'Personal',
    pages: [
      { name: 'Ultimate Checking', slug: 'ultimate-checking' },
      { name: 'Health Savings Account', slug: 'health-savings-account' },
      { name: 'Individual Retirement Account', slug: 'individual-retirement-account' },
    ],
  },
] as const satisfies readonly { id: string; name: string; pages: readonly PageLink[] }[]

const productPages = navigationGroups.flatMap(({ pages }): readonly PageLink[] => pages)

/** The product page at this path, without its leading slash. */
export function productPage(slug: string): PageLink | undefined {
  return productPages.find((page) => page.slug === slug)
}

export const navigationCopy = {
  label: 'Main',
  skip: 'Skip to content',
  home: labels.home,
  darkTheme: 'Dark theme',
  pageOverdue: 'This page is taking longer than usual. It will appear as soon as it has loaded.',
} as const

/** Decorative tags (PUB-5). */
export const topics = ['Loans', 'Savings', 'Interest', 'Benefits', 'Travel'] as const
