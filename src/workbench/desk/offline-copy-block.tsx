import { useEffect, useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { DemoOffline } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.data.offline

interface OfflineCopyBlockProps {
  offline: DemoOffline
  say: (text: string) => void
}

/** Stores or deletes the offline copy (DEMO-9). */
export function OfflineCopyBlock({ offline, say }: OfflineCopyBlockProps) {
  const [isKept, setKept] = useState<boolean | null>(null)

  useEffect(() => {
    let isHere = true
    void offline.has().then((has) => (isHere ? setKept(has) : undefined))
    return () => {
      isHere = false
    }
  }, [offline])

  async function change() {
    await (isKept ? offline.remove() : offline.restore())
    const has = await offline.has()
    setKept(has)
    say(has ? copy.restored : copy.removed)
  }

  if (isKept === null) return null
  return (
    <section className={styles.block}>
      <Button variant="secondary" onClick={() => void change()}>
        {isKept ? copy.remove : copy.restore}
      </Button>
      <p className={styles.quiet}>{isKept ? copy.removeHint : copy.restoreHint}</p>
    </section>
  )
}
