import { Link } from '@tanstack/react-router'
import { House, Landmark, LogOut, Sprout, UserRound } from 'lucide-react'
import { brand } from '#src/content/brand.ts'
import { labels } from '#src/content/messages.ts'
import { shellCopy, shellNavigation } from '#src/content/shell.ts'
import { FlowerMark } from '#src/ui/drawings/flower-mark.tsx'
import styles from './shell-navigation.module.css'

const icons = { home: House, loan: Landmark, invest: Sprout, account: UserRound }

/** A sidebar on wide screens; on small ones a bar at the bottom, without Logout, which is in the header's menu (SHELL-1). */
export function ShellNavigation({ onLogOut }: { onLogOut: () => void }) {
  return (
    <nav className={styles.navigation} aria-label={shellCopy.navigation}>
      <p className={styles.brand} aria-hidden="true">
        <span className={styles.mark}>
          <FlowerMark />
        </span>
        {brand.shortName}
      </p>
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
