import { homeCopy } from '#src/content/home.ts'
import styles from './home-page.module.css'

export function HomeStory() {
  const { heading, paragraphs } = homeCopy.about
  return (
    <section id="about" className={styles.section}>
      <h2>{heading}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
