import styles from './cover-page.module.css'

/** Covers the product with words, and keeps it from being pressed, while it is brought to where it is to be seen (DEMO-12). Returns how to uncover it. */
export function coverPage(text: string): () => void {
  const cover = document.createElement('div')
  cover.className = String(styles.cover)
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.textContent = text
  cover.append(words)
  document.body.append(cover)
  return () => cover.remove()
}

/** Does something behind the cover. */
export async function behindCover<T>(text: string, work: () => Promise<T>): Promise<T> {
  const uncover = coverPage(text)
  try {
    return await work()
  } finally {
    uncover()
  }
}
