import { brand } from '#src/content/brand.ts'
import styles from './demo-strip.module.css'

/** The line at the very top of every route, in print too, that cannot be dismissed (DEMO-10). */
export function DemoStrip() {
  return (
    <aside className={styles.strip} aria-label={brand.strip.label}>
      <p className={styles.text}>{brand.strip.text}</p>
    </aside>
  )
}
