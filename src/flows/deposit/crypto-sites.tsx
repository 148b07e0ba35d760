import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { cryptoSites } from '#src/content/crypto-sites.ts'
import { depositCopy } from '#src/content/deposit.ts'
import styles from './deposit.module.css'

/** Links to exchanges that sell coins (DEP-3). */
export function CryptoSites() {
  const id = useId()
  return (
    <div className={styles.sites}>
      <p id={id}>{depositCopy.sites}</p>
      <ul className={styles.siteList} aria-labelledby={id} aria-describedby={`${id}-mark`}>
        {cryptoSites.map(({ name, href }) => (
          <li key={href}>
            <a className={styles.site} href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <ExternalLink aria-hidden="true" size={14} />
              <span className="visually-hidden"> ({depositCopy.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
      <p id={`${id}-mark`} className={styles.hint}>
        {depositCopy.sitesMark}
      </p>
    </div>
  )
}
