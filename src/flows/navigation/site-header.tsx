import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { brand } from '#src/content/brand.ts'
import { labels } from '#src/content/messages.ts'
import { pageNames } from '#src/content/names.ts'
import { navigationCopy, navigationGroups } from '#src/content/navigation.ts'
import { keepAskedFor } from '#src/flows/session/guard.ts'
import { ThemeSwitch } from '#src/flows/theme/theme-switch.tsx'
import { useEmitted } from '#src/flows/use-emitted.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { PageLink } from '#src/platform/pages-ahead.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { FlowerMark } from '#src/ui/drawings/flower-mark.tsx'
import { LinkGroup } from './link-group.tsx'
import { HEADER_MARK } from './navigation.bind.ts'
import styles from './site-header.module.css'

/** The public header (PUB-3). */
export function SiteHeader() {
  const burger = useRef<HTMLButtonElement>(null)
  const navigation = useFlow('navigation')
  const { send } = navigation
  useEmitted(navigation, 'burger.focus', () => burger.current?.focus())
  const isMenuOpen = useSelector(navigation, (state) => state.matches({ menu: 'open' }))
  const choose = () => send({ type: 'link.chosen' })
  return (
    <header className={styles.header} {...{ [HEADER_MARK]: '' }}>
      <PageLink className={styles.logo} to="/" onClick={choose}>
        <span className={styles.mark}>
          <FlowerMark />
        </span>
        <span className={styles.name}>
          {brand.shortName} <span className={styles.kind}>{brand.kind}</span>
        </span>
      </PageLink>
      <button
        ref={burger}
        type="button"
        className={styles.burger}
        aria-expanded={isMenuOpen}
        aria-controls="site-menu"
        onClick={() => send({ type: 'menu.toggle' })}
      >
        {isMenuOpen ? <X aria-hidden="true" size={20} /> : <Menu aria-hidden="true" size={20} />}
        {labels.menu}
      </button>
      <div id="site-menu" className={styles.menu} data-open={isMenuOpen}>
        <nav aria-label={navigationCopy.label}>
          <ul className={styles.links}>
            <li>
              <PageLink className={styles.link} to="/" activeOptions={{ exact: true }} onClick={choose}>
                {navigationCopy.home}
              </PageLink>
            </li>
            {navigationGroups.map((group) => (
              <LinkGroup key={group.id} navigation={navigation} group={group} />
            ))}
            <li>
              <Link className={styles.link} to="/contact" onClick={choose}>
                {pageNames.contact}
              </Link>
            </li>
          </ul>
        </nav>
        <div className={styles.actions}>
          <Link className={buttonClass('quiet')} to="/login" state={keepAskedFor} onClick={choose}>
            {labels.signIn}
          </Link>
          <Link className={buttonClass('secondary')} to="/create-account" onClick={choose}>
            {labels.createFreeAccount}
          </Link>
        </div>
      </div>
      <ThemeSwitch />
    </header>
  )
}
