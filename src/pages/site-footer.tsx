import { Link } from '@tanstack/react-router'
import { brand } from '#src/content/brand.ts'
import { footerCopy, newsletterCopy, quickLinks } from '#src/content/footer.ts'
import { labels } from '#src/content/messages.ts'
import { Newsletter } from '#src/flows/message/newsletter.tsx'
import styles from './site-footer.module.css'

/** The public footer (PUB-4). */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{footerCopy.contacts}</h2>
          <address className={styles.address}>
            {footerCopy.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{brand.support.email}</span>
            <span>{brand.support.phone}</span>
          </address>
        </section>
        <section>
          <h2 className={styles.heading}>{footerCopy.company}</h2>
          <ul>
            {footerCopy.links.map(({ name, hash }) => (
              <li key={hash}>
                <Link className={styles.link} to="/" hash={hash}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link className={styles.link} to="/contact">
                {labels.contactUs}
              </Link>
            </li>
          </ul>
        </section>
        <section>
          <h2 className={styles.heading}>{footerCopy.quickLinks}</h2>
          <ul>
            {quickLinks.map(({ name, slug }) => (
              <li key={slug}>
                <Link className={styles.link} to="/$page" params={{ page: slug }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.letters}>
          <h2 className={styles.heading}>{newsletterCopy.heading}</h2>
          <p className={styles.soft}>{newsletterCopy.text}</p>
          <Newsletter />
        </section>
      </div>
      {footerCopy.honesty === '' ? null : <p className={styles.honesty}>{footerCopy.honesty}</p>}
    </footer>
  )
}
