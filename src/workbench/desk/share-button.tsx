import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { download } from '#src/ui/download.ts'
import type { Demo, ShareError } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { momentsCopy } from './moments-copy.ts'
import { useNotice } from './use-notice.ts'

const copy = momentsCopy.share

/** Copies a link to this moment; shows it where the browser does not copy, and saves a file where it would be too long (DEMO-13). */
export function ShareButton({ demo }: { demo: Demo }) {
  const [said, say] = useNotice()
  const [link, show] = useState<string | null>(null)
  const [file, offer] = useState<string | null>(null)

  async function share() {
    say('')
    show(null)
    offer(null)
    try {
      await copyLink(await demo.share())
    } catch (error) {
      const { message, file } = error as Error & Partial<ShareError>
      say(message)
      offer(file ?? null)
    }
  }

  async function copyLink(shared: string) {
    try {
      await navigator.clipboard.writeText(shared)
      say(copy.copied)
    } catch {
      say(copy.refused)
      show(shared)
    }
  }

  function save(text: string) {
    download('larkspur-moment.json', text, 'application/json')
    offer(null)
    say(copy.saved)
  }

  return (
    <section className={styles.block}>
      <Button variant="secondary" onClick={() => void share()}>
        {copy.share}
      </Button>
      <p className={styles.quiet}>{copy.hint}</p>
      <p role="status">{said}</p>
      {link === null ? null : (
        <label className={styles.field}>
          <span>{copy.link}</span>
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
      {file === null ? null : (
        <Button variant="secondary" onClick={() => save(file)}>
          {copy.save}
        </Button>
      )}
    </section>
  )
}
