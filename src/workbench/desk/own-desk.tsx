import { Fragment, useState } from 'react'
import { brand } from '#src/content/brand.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { Button } from '#src/ui/button.tsx'
import { Sketched } from '#src/ui/drawings/drawing.tsx'
import { ledger } from '#src/ui/drawings/ledger.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { useKept } from '#src/workbench/flows/viewer/use-kept.ts'
import desk from './desk.module.css'
import { deskCopy } from './desk-copy.ts'
import { DeskPreview } from './desk-preview.tsx'
import { DeskTabs, tabOf } from './desk-tabs.tsx'
import styles from './own-desk.module.css'
import { WhileLookingBack } from './strip/look-back-bar.tsx'
import { Strip } from './strip/strip.tsx'
import { openProduct, useOpener } from './use-opener.ts'

const copy = deskCopy.own

/** The desk's own page, in a window of its own. It starts no bank: it shows that of the window that opened it (DEMO-14). */
export function OwnDesk() {
  const opener = useOpener()
  const demo = opener ?? null
  const generation = useGeneration(demo)
  const [isBlocked, setBlocked] = useState(false)
  const [kept, keep] = useKept('larkspur.desk.tab', 'present')
  const tab = tabOf(kept)
  const isAlone = opener === null
  return (
    <main id="content" tabIndex={-1} className={styles.own} data-beside>
      <title>{`${deskCopy.title} · ${brand.name}`}</title>
      <meta name="description" content={copy.lead} />
      <header className={styles.header}>
        <h1 className={desk.heading}>{deskCopy.title}</h1>
        {demo === null ? null : <DeskPreview key={generation} demo={demo} />}
      </header>
      <div className={styles.state} data-empty={demo === null ? '' : undefined}>
        {demo === null ? (
          <div className={styles.drawing}>
            <Sketched of={ledger} />
          </div>
        ) : null}
        <p role="status">{isAlone ? copy.alone : null}</p>
        {isAlone ? <Button onClick={() => setBlocked(!openProduct(fullAddress('/')))}>{copy.open}</Button> : null}
        <p role="alert">{isAlone && isBlocked ? deskCopy.noWindow.blocked : null}</p>
      </div>
      {demo === null ? null : (
        <Fragment key={generation}>
          <WhileLookingBack demo={demo} />
          <h2 className="visually-hidden">{deskCopy.tabs[tab].name}</h2>
          <DeskTabs demo={demo} isOwn tab={tab} onTab={keep} />
          <Strip demo={demo} isOwn onMake={() => keep('present')} />
        </Fragment>
      )}
    </main>
  )
}

/** Changes when the window shows another demo. Used as a React key, so that no state carries over. */
function useGeneration(demo: DeskDemo | null): number {
  const [generation, setGeneration] = useState({ demo, count: 0 })
  if (demo !== null && generation.demo !== demo) setGeneration({ demo, count: generation.count + 1 })
  return generation.count
}
