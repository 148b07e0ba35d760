/** Where coins could be bought: made-up places on hosts that nobody can own (DEP-3, RFC 2606). */
export const cryptoSites = [
  { name: 'Coinbrook', href: 'https://coinbrook.example/' },
  { name: 'Harbour Exchange', href: 'https://harbour-exchange.example/' },
  { name: 'Northmint', href: 'https://northmint.example/' },
  { name: 'Satoshi Lane', href: 'https://satoshi-lane.example/' },
  { name: 'Tidewallet', href: 'https://tidewallet.example/' },
] as const
