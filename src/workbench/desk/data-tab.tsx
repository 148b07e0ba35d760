import { useState } from 'react'
import { dayOf } from '#src/platform/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { download } from '#src/ui/download.ts'
import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import styles from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { JsonFileField } from './json-file-field.tsx'
import { MockOnlyNote } from './mock-only-note.tsx'
import { OfflineCopyBlock } from './offline-copy-block.tsx'
import { RecordsBlock } from './records/records-block.tsx'
import { useServer } from './use-demo.ts'

const copy = deskCopy.data

/** Resets, exports and imports the demo's data (DEMO-5). */
export function DataTab({ demo }: { demo: Demo }) {
  const [said, say] = useState<{ tone: 'done' | 'failed'; text: string } | null>(null)
  const server = useServer(demo)
  const [size, setSize] = useState<number | null>(null)

  async function take(file: File) {
    try {
      await demo.store.import(await file.text())
      say({ tone: 'done', text: copy.imported })
    } catch (error) {
      say({ tone: 'failed', text: `${copy.refused} ${(error as Error).message}.` })
    }
  }

  async function save() {
    const json = await demo.store.export()
    setSize(json.length)
    download(`larkspur-demo-${dayOf(demo.clock.now())}.json`, json, 'application/json')
  }

  async function reset() {
    await demo.reset()
    say({ tone: 'done', text: copy.done })
  }

  return (
    <>
      {server === null ? (
        <>
          <section className={styles.block}>
            <Button variant="secondary" onClick={() => void reset()}>
              {copy.reset}
            </Button>
            <p className={styles.quiet}>{copy.resetHint}</p>
          </section>
          <section className={styles.block}>
            <Button variant="secondary" onClick={() => void save()}>
              {copy.export}
            </Button>
            <p className={styles.quiet}>{copy.exportHint}</p>
            {size === null ? null : (
              <p>
                {copy.size} {(size / 1024).toFixed(1)} KB
              </p>
            )}
          </section>
          <section className={styles.block}>
            <JsonFileField label={copy.import} onTake={(file) => void take(file)} />
            <p className={styles.quiet}>{copy.importHint}</p>
          </section>
          <RecordsBlock demo={demo} />
        </>
      ) : (
        <MockOnlyNote demo={demo} server={server} />
      )}
      <OfflineCopyBlock offline={demo.offline} say={(text) => say({ tone: 'done', text })} />
      <p role="status" data-tone={said?.tone} className={styles.said}>
        {said?.text}
      </p>
    </>
  )
}
