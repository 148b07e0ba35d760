import { own } from '#src/contract/own.ts'
import { asLabel } from '#src/ui/in-words.ts'

/** Pages whose address is not their name. */
const NAMES = { '': 'Home', 'auth/login': 'Login', 'dashboard-overview': 'Overview', investify: 'Invest' }

/** The page of an address in words: 'Overview, history' for '/dashboard-overview#history'. */
export function pageWords(path: string): string {
  const { pathname, hash } = new URL(path, 'https://larkspur.example')
  const name = pathname.slice(1)
  const page = own(NAMES, name) ?? asLabel(name.replace(/\/.*/, '').replaceAll('-', ' '))
  return hash === '' ? page : `${page}, ${hash.slice(1)}`
}
