import { isDemo } from '#src/platform/env.ts'
import type { PageLink } from './navigation.ts'

export const footerCopy = {
  contacts: 'Contacts',
  company: 'Company',
  quickLinks: 'Quick Links',
  address: ['Larkspur House', 'Example Quay 1, Charlotte Amalie', 'St. Thomas, U.S. Virgin Islands'],
  links: [
    { name: 'About us', hash: 'about' },
    { name: 'Our services', hash: 'services' },
    { name: 'Core values', hash: 'values' },
    { name: 'News', hash: 'news' },
  ],
  honesty: isDemo
    ? 'Larkspur is made up, from its name to its last account number. Nothing here is an offer, and no bank stands behind it.'
    : '',
} as const

export const newsletterCopy = {
  heading: 'Newsletter',
  text: 'Our updates and offers are sent here. Leave an address to hear about them.',
  email: 'Your e-mail address',
  /** nothing is really sent (PUB-4) */
  sent: isDemo
    ? 'Thank you. Nothing was sent in this demonstration; the address went to its outbox alone.'
    : 'The newsletter is not offered yet. Your address was not kept.',
} as const

export const quickLinks: readonly PageLink[] = [
  { name: 'Personal Loans', slug: 'personal-loans' },
  { name: 'Home Mortgage Loans', slug: 'home-mortgage-loans' },
  { name: 'Ultimate Checking', slug: 'ultimate-checking' },
  { name: 'Online Banking', slug: 'online-banking' },
  { name: 'Wire Transfer', slug: 'wire-transfer' },
  { name: 'Lost Or Stolen Card', slug: 'lost-or-stolen-card' },
]
