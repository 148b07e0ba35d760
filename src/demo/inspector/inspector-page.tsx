import { createBrowserReceiver } from '@statelyai/inspect'
import pageStyles from '#src/demo/flows/flows-page.module.css'
import { viewer } from '#src/demo/flows/viewer.ts'
import { FlowsViewer } from '#src/kit/viewer/flows-viewer.tsx'
import { pageTitle } from '#src/pages/head.ts'
import { inspectorCopy } from './inspector-copy.ts'
import { createReceived, type Received } from './received.ts'

const copy = inspectorCopy.page

/** The inspector's own page. It uses no network, and knows only what the inspected page sends (FLOW-2). */
export function InspectorPage() {
  const { source } = theReceived()
  return (
    <main id="content" tabIndex={-1} className={pageStyles.page}>
      <title>{pageTitle(copy.title)}</title>
      <meta name="description" content={copy.lead} />
      <header className={pageStyles.header}>
        <h1 className={pageStyles.title}>{copy.title}</h1>
        <p className={pageStyles.note}>{window.opener === null ? copy.alone : copy.live}</p>
      </header>
      <FlowsViewer source={source} viewer={viewer} />
    </main>
  )
}

let received: Received | null = null

/** The window that opened this one sends its history once it knows of the receiver. There is only one receiver. */
function theReceived(): Received {
  if (received !== null) return received
  const made = createReceived()
  createBrowserReceiver().subscribe((message) => made.receive(message))
  received = made
  return made
}
