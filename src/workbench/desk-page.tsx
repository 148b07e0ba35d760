import { brand } from '#src/content/brand.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { deskCopy } from './desk/desk-copy.ts'
import { OwnDesk } from './desk/own-desk.tsx'
import styles from './desk-page.module.css'
import { loadFlowTools } from './flows/load-flow-tools.ts'

const copy = deskCopy.own

/** The desk's own page (DEMO-14). It starts no bank of its own: it shows the one of the window that opened it. */
export function DeskPage() {
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <title>{`${deskCopy.title} · ${brand.name}`}</title>
      <meta name="description" content={copy.lead} />
      <OwnDesk loadFlows={loadFlowTools} product={fullAddress('/')} />
    </main>
  )
}
