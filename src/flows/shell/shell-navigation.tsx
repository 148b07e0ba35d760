import { Link } from '@tanstack/react-router'
import { House, Landmark, LogOut, Sprout, UserRound } from 'lucide-react'
import { labels } from '#src/content/messages.ts'
import { shellCopy, shellNavigation } from '#src/content/shell.ts'
import { ShellBrand } from './shell-brand.tsx'
import styles from './shell-navigation.module.css'

const icons = { home: House, loan: Landmark, invest: Sprout, account: UserRound }

/**
 * A sidebar, narrow on tablets and beside the open desk; on phones a bar at the bottom, without the mark and Logout, which are in the
 * header (SHELL-1).
 */
export function ShellNavigation({ onLogOut }: { onLogOut: () => void }) {
  return (
    <nav className={styles.navigation} aria-label={shellCopy.navigation}>
      <ShellBrand className={styles.brand} />
      <ul className={styles.items}>
        {shellNavigation.map(({ id, to, label }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <Link to={to} className={styles.item} preload="intent">
                <Icon aria-hidden="true" size={20} />
                {label}
              </Link>
            </li>
          )
        })}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={onLogOut}>
            <LogOut aria-hidden="true" size={20} />
            {labels.logOut}
          </button>
        </li>
      </ul>
    </nav>
  )
}
