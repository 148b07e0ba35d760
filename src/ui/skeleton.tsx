import styles from './skeleton.module.css'

/** A bar in the place of a text that is on its way, as wide as that text is likely to be and as high as its line. */
export function Skeleton({ width }: { width: string }) {
  return <span aria-hidden="true" className={styles.bar} style={{ inlineSize: width }} />
}
