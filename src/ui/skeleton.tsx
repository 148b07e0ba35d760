import styles from './skeleton.module.css'

/** A bar in place of a text that is loading, as wide as the text probably is and as high as its line. */
export function Skeleton({ width }: { width: string }) {
  return <span aria-hidden="true" className={styles.bar} style={{ inlineSize: width }} />
}
