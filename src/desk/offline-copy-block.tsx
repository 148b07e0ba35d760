import { useEffect, useState } from 'react'
import { hasOfflineCopy, removeOfflineCopy, restoreOfflineCopy } from '#src/demo/offline/manage-copy.ts'
import { canKeepCopy } from '#src/demo/offline/offline-copy.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'

const copy = deskCopy.data.offline

/** Shows the size of the offline copy, and deletes it (DEMO-9). */
export function OfflineCopyBlock({ say }: { say: (text: string) => void }) {
  const [isKept, setKept] = useState<boolean | null>(null)

  useEffect(() => {
    let isHere = true
    void hasOfflineCopy().then((has) => (isHere ? setKept(has) : undefined))
    return () => {
      isHere = false
    }
  }, [])

  async function change() {
    await (isKept ? removeOfflineCopy() : restoreOfflineCopy())
    const has = await hasOfflineCopy()
    setKept(has)
    say(has ? copy.restored : copy.removed)
  }

  if (isKept === null || !canKeepCopy()) return null
  return (
    <section className={styles.block}>
      <Button variant="secondary" onClick={() => void change()}>
        {isKept ? copy.remove : copy.restore}
      </Button>
      <p className={styles.quiet}>{isKept ? copy.removeHint : copy.restoreHint}</p>
    </section>
  )
}
