import styles from './tags.module.css'

/** Plain words in a row, for the eye alone: nothing to press, nothing to reach. */
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
