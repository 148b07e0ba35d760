import styles from './tags.module.css'

/** Decorative chips: not interactive and not focusable. */
export function Tags({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {words.map((word) => (
        <li key={word} className={styles.tag}>
          {word}
        </li>
      ))}
    </ul>
  )
}
