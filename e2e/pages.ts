import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The product pages and their headings, by the group of the header that they stand in. */
export const PRODUCTS = {
  Loans: {
    '/personal-loans': 'Personal Loans',
    '/home-mortgage-loans': 'Home Mortgage Loans',
    '/investment-property-loans': 'Investment Property Loans',
    '/working-capital-loans': 'Working Capital Loans',
    '/commercial-real-estate-loans': 'Commercial Real Estate Loans',
  },
  Business: {
    '/overdraft-protection-and-sweeps': 'Overdraft Protection And Sweeps',
    '/business-essential-checking': 'Business Essential Checking',
    '/business-savings-account': 'Business Savings Account',
  },
  Service: {
    '/online-banking': 'Online Banking',
    '/wire-transfer': 'Wire Transfer',
    '/lost-or-stolen-card': 'Lost Or Stolen Card',
  },
  Personal: {
    '/ultimate-checking': 'Ultimate Checking',
    '/health-savings-account': 'Health Savings Account',
    '/individual-retirement-account': 'Individual Retirement Account',
  },
}

export const PRODUCT_PAGES = Object.values(PRODUCTS).flatMap((group) => Object.entries(group))

/** The addresses of the routes of a folder in `src/routes`, which a new page is in by its file. A product stands for all of them. */
export function addressesIn(folder: '_public' | '_signed-in'): string[] {
  const files = readdirSync(join(import.meta.dirname, '../src/routes', folder)).sort()
  return files.map((file) => {
    const route = file
      .replace(/\.tsx$/, '')
      .replace('index', '')
      .replaceAll('.', '/')
    return `/${route.replace('$page', 'personal-loans').replace('$id', 'made-up')}`
  })
}

/** The public pages, one for all products. */
export const PUBLIC = [...addressesIn('_public'), '/no-such-page']

export const SIGNED_IN = addressesIn('_signed-in')
