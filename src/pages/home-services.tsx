import { homeRestCopy } from '#src/content/home-rest.ts'
import styles from './home-page.module.css'

export function HomeServices() {
  const { heading, items } = homeRestCopy.services
  return (
    <section id="services" className={styles.section}>
      <h2>{heading}</h2>
      <ul className={styles.pairs}>
        {items.map(({ name, text }) => (
          <li key={name}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
