import { isDemo } from '#src/platform/env.ts'

/** Where coins could be bought: made-up places on hosts that nobody can own (DEP-3, RFC 2606). */
const demoSites = [
  { name: 'Coinbrook', href: 'https://coinbrook.example/' },
  { name: 'Harbour Exchange', href: 'https://harbour-exchange.example/' },
  { name: 'Northmint', href: 'https://northmint.example/' },
  { name: 'Satoshi Lane', href: 'https://satoshi-lane.example/' },
  { name: 'Tidewallet', href: 'https://tidewallet.example/' },
] as const

/** A live build names none until somebody writes them here. */
export const cryptoSites: readonly { name: string; href: string }[] = isDemo ? demoSites : []
