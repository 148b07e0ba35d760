import { memo } from 'react'
import { isRedacted, leafWords } from '#src/workbench/trace/value-words.ts'
import { flowsCopy } from './flows-copy.ts'
import styles from './values.module.css'

const copy = flowsCopy.values
/** levels that are unfolded by default */
const UNFOLDED = 2

interface ValueTreeProps {
  value: object
  level?: number
}

/**
 * Plain JSON with foldable objects and lists. Redacted secrets are highlighted. Ark's JsonTreeView would add 16 KB to the offline
 * shell, mostly for what JSON does not have. It reads a secret's placeholder out as a string and counts the note of a cut list as an item.
 */
export const ValueTree = memo(({ value, level = 0 }: ValueTreeProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
  <ul role="list" className={styles.tree}>
    {Object.entries(value).map(([name, part]) => (
      <li key={name}>
        <Field name={name} value={part} level={level} />
      </li>
    ))}
  </ul>
))

function Field({ name, value, level }: { name: string; value: unknown; level: number }) {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return (
      <p className={styles.field}>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.value} data-type={isRedacted(value) ? 'redacted' : typeof value}>
          {typeof value === 'object' && value !== null ? emptyWords(value) : leafWords(value, name)}
        </span>
      </p>
    )
  }
  const count = Array.isArray(value) ? lengthOf(value) : Object.keys(value).length
  return (
    <details open={level + 1 < UNFOLDED && !Array.isArray(value)}>
      <summary>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.count}>{Array.isArray(value) ? copy.items(count) : copy.fields(count)}</span>
      </summary>
      <ValueTree value={value} level={level + 1} />
    </details>
  )
}

/** The last item of a shortened list says how many items were cut. */
function lengthOf(list: readonly unknown[]): number {
  const more = /^… (\d+) more$/.exec(String(list.at(-1)))?.[1]
  return more === undefined ? list.length : list.length - 1 + Number(more)
}

function emptyWords(value: object): string {
  return Array.isArray(value) ? '[]' : '{}'
}
