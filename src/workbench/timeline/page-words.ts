import { heads } from '#src/content/heads.ts'
import { labels } from '#src/content/messages.ts'
import { own } from '#src/contract/own.ts'

/** Pages whose address is not their name. */
const NAMES: Readonly<Record<string, string>> = {
  '': labels.homePage,
  login: heads.login.title,
  'auth/login': heads.login.title,
  'create-account': heads.signUp.title,
  register: heads.signUp.title,
  'forget-password': heads.passwordRequest.title,
  'dashboard-overview': heads.overview.title,
  investify: heads.invest.title,
  'account-details': heads.account.title,
}

/** The page of an address in words: 'Overview, history' for '/dashboard-overview#history'. */
export function pageWords(path: string): string {
  const { pathname, hash } = new URL(path, 'https://larkspur.example')
  const name = pathname.slice(1)
  const title = own(NAMES, name) ?? capitalized(name.split('/')[0] ?? '')
  return hash === '' ? title : `${title}, ${hash.slice(1)}`
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
