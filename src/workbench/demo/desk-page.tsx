import { brand } from '#src/content/brand.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { deskCopy } from '#src/workbench/desk/desk-copy.ts'
import { OwnDesk } from '#src/workbench/desk/own-desk.tsx'
import { loadFlowTools } from '#src/workbench/flows/load-flow-tools.ts'
import styles from './desk-page.module.css'

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
