import { pageNames, productNames } from './names.ts'

export interface PageLink {
  name: string
  slug: string
}

export const product = (slug: keyof typeof productNames): PageLink => ({ name: productNames[slug], slug })

/** The product pages by kind, for the header and the footer (PUB-2, PUB-3). */
export const navigationGroups = [
  {
    id: 'loans',
    name: 'Loans',
    pages: [
      product('personal-loans'),
      product('home-mortgage-loans'),
      product('investment-property-loans'),
      product('working-capital-loans'),
      product('commercial-real-estate-loans'),
    ],
  },
  {
    id: 'business',
    name: 'Business',
    pages: [
      product('overdraft-protection-and-sweeps'),
      product('business-essential-checking'),
      product('business-savings-account'),
    ],
  },
  {
    id: 'service',
    name: 'Service',
    pages: [product('online-banking'), product('wire-transfer'), product('lost-or-stolen-card')],
  },
  {
    id: 'personal',
    name: 'Personal',
    pages: [product('ultimate-checking'), product('health-savings-account'), product('individual-retirement-account')],
  },
] as const satisfies readonly { id: string; name: string; pages: readonly PageLink[] }[]

export const navigationCopy = {
  label: 'Main',
  skip: 'Skip to content',
  home: pageNames.home,
  darkTheme: 'Dark theme',
  pageOverdue: 'This page is taking longer than usual. It will appear as soon as it has loaded.',
} as const

/** Decorative tags (PUB-5). */
export const topics = ['Loans', 'Savings', 'Interest', 'Benefits', 'Travel'] as const
