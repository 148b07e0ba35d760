import { brand } from '#src/content/brand.ts'
import { contactCopy } from '#src/content/contact.ts'
import { labels } from '#src/content/messages.ts'
import { pageNames } from '#src/content/names.ts'
import { IslandMap } from '#src/flows/map/map.tsx'
import { ContactForm } from '#src/flows/message/contact-form.tsx'
import styles from './contact-page.module.css'
import { HomePageLink } from './home-page-link.tsx'

/** Map, addresses, offices and the contact form (PUB-7). */
export function ContactPage() {
  return (
    <>
      <div className={styles.hero}>
        <HomePageLink />
        <h1 className={styles.title}>{pageNames.contact}</h1>
        <p className={styles.lead}>{contactCopy.lead}</p>
      </div>
      <IslandMap />
      <div className={styles.columns}>
        <section className={`${styles.form} screen-only`}>
          <h2 className={styles.kicker}>{labels.contactUs}</h2>
          <h3 className={styles.formHeading}>{labels.contactHeading}</h3>
          <ContactForm />
        </section>
        <div className={styles.places}>
          <section>
            <h2 className={styles.heading}>{contactCopy.addressHeading}</h2>
            <address className={styles.lines}>
              {contactCopy.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </section>
          <section>
            <h2 className={styles.heading}>{contactCopy.supportHeading}</h2>
            <p className={styles.lines}>
              <span>{brand.support.email}</span>
              <span>{brand.support.phone}</span>
            </p>
          </section>
          <section>
            <h2 className={styles.heading}>{contactCopy.officesHeading}</h2>
            <ul className={styles.offices}>
              {contactCopy.offices.map(({ place, street }) => (
                <li key={place}>
                  <strong>{place}</strong>
                  <span>{street}</span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className={styles.heading}>{contactCopy.hoursHeading}</h2>
            <p>{labels.contactHours}</p>
          </section>
        </div>
      </div>
    </>
  )
}
