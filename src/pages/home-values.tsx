import { homeRestCopy } from '#src/content/home-rest.ts'
import styles from './home-page.module.css'

export function HomeValues() {
  const { values, vision, mission } = homeRestCopy
  return (
    <>
      <section id="values" className={styles.section}>
        <h2>{values.heading}</h2>
        <ol className={styles.pairs}>
          {values.items.map(({ name, text }) => (
            <li key={name} className={styles.value}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.soft}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.statements}>
        {[vision, mission].map(({ heading, text }) => (
          <section key={heading} className={styles.statement}>
            <h2 className={styles.kicker}>{heading}</h2>
            <p className={styles.saying}>{text}</p>
          </section>
        ))}
      </div>
    </>
  )
}
