import { isDemo } from '#src/platform/env.ts'
import { labels } from './messages.ts'
import { type PageLink, product } from './navigation.ts'

export const footerCopy = {
  contacts: 'Contacts',
  company: 'Company',
  quickLinks: 'Quick Links',
  address: ['Larkspur House', 'Example Quay 1, Charlotte Amalie', 'St. Thomas, U.S. Virgin Islands'],
  links: [
    { name: labels.aboutUs, hash: 'about' },
    { name: 'Our services', hash: 'services' },
    { name: 'Core values', hash: 'values' },
    { name: 'News', hash: 'news' },
  ],
  honesty: isDemo
    ? 'Larkspur is fictional, from its name to its last account number. Nothing here is an offer, and there is no bank behind it.'
    : '',
} as const

export const newsletterCopy = {
  heading: 'Newsletter',
  text: 'Enter your e-mail address to receive our updates and offers.',
  email: 'Your e-mail',
  /** nothing is really sent (PUB-4) */
  sent: isDemo
    ? 'Thank you. Nothing was sent in this demonstration. Your address is only on the demo desk, under Bank, Messages.'
    : 'There is no newsletter yet. Your address was not stored.',
} as const

export const quickLinks: readonly PageLink[] = [
  product('personal-loans'),
  product('home-mortgage-loans'),
  product('ultimate-checking'),
  product('online-banking'),
  product('wire-transfer'),
  product('lost-or-stolen-card'),
]
