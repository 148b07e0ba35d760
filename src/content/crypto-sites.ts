import { isDemo } from '#src/platform/env.ts'

/** Fictional exchanges on reserved domains (DEP-3, RFC 2606). */
const demoSites = [
  { name: 'Coinbrook', href: 'https://coinbrook.example/' },
  { name: 'Harbour Exchange', href: 'https://harbour-exchange.example/' },
  { name: 'Northmint', href: 'https://northmint.example/' },
  { name: 'Satoshi Lane', href: 'https://satoshi-lane.example/' },
  { name: 'Tidewallet', href: 'https://tidewallet.example/' },
] as const

/** Empty in a live build: add real exchanges here. */
export const cryptoSites: readonly { name: string; href: string }[] = isDemo ? demoSites : []
