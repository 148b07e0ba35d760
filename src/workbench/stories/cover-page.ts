import { covered } from '#src/workbench/timeline/covered.ts'
import styles from './cover-page.module.css'

/**
 * Covers the product with words, and keeps it from being pressed, while it is brought to where it is to be seen (DEMO-12): until the work is over, or
 * uncovers the page itself.
 */
export async function behindCover<T>(text: string, work: (uncover: () => void) => Promise<T>): Promise<T> {
  const cover = document.createElement('div')
  cover.className = `${styles.cover} screen-only`
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.textContent = text
  cover.append(words)
  document.body.append(cover)
  covered.set(true)
  const uncover = () => {
    cover.remove()
    covered.set(false)
  }
  try {
    return await work(uncover)
  } finally {
    uncover()
  }
}
