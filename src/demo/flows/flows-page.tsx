import { useEffect, useState, useSyncExternalStore } from 'react'
import { FLOWS_CHANNEL } from '#src/demo/flows-channel.ts'
import { startedTools } from '#src/demo/started.ts'
import { FLOWS_PATH } from '#src/demo/viewer-paths.ts'
import { flowsCopy } from '#src/kit/viewer/flows-copy.ts'
import { FlowsViewer } from '#src/kit/viewer/flows-viewer.tsx'
import { machineInAddress } from '#src/kit/viewer/flows-window.ts'
import { createRemoteSource } from '#src/kit/viewer/remote-source.ts'
import type { FlowSource } from '#src/kit/viewer/source.ts'
import { browserTransport } from '#src/kit/viewer/transport.ts'
import { openViewerWindow, type PageCard, type ViewerWindow } from '#src/kit/viewer/viewer-window.ts'
import { WindowChoice } from '#src/kit/viewer/window-choice.tsx'
import { pageTitle } from '#src/pages/head.ts'
import { buttonClass } from '#src/ui/button.tsx'
import styles from './flows-page.module.css'
import { localSource } from './local-source.ts'
import { viewer } from './viewer.ts'

const copy = flowsCopy.page
const LEAD = 'Every flow of Larkspur as a statechart, live.'

/** The viewer on its own page: for the product in another window, or for this window's own flows (FLOW-3). */
export function FlowsPage() {
  const windows = theWindows()
  const { pages, source, isWaiting } = useSyncExternalStore(windows.subscribe, windows.read)
  const own = useOwnSource()
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <title>{pageTitle(copy.title)}</title>
      <meta name="description" content={LEAD} />
      <header className={styles.header}>
        <h1 className={styles.title}>{copy.title}</h1>
        {pages.length === 0 ? null : (
          <WindowChoice pages={pages.map(shortTitle)} chosen={source?.id ?? own.id} onChoose={windows.watch} />
        )}
        <p role="status" className={styles.note}>
          {isWaiting ? copy.waiting : pages.length === 0 ? copy.alone : ''}
        </p>
        {pages.length === 0 ? (
          <a className={buttonClass('secondary')} href="/" target="_blank" rel="noopener">
            {copy.open}
          </a>
        ) : null}
      </header>
      <h2 className="visually-hidden">{LEAD}</h2>
      <FlowsViewer key={(source ?? own).id} source={source ?? own} viewer={viewer} first={machineInAddress()} />
    </main>
  )
}

/** 'Overview · …' without the site's name, so that it fits on a phone. */
function shortTitle(page: PageCard): PageCard {
  return { ...page, title: page.title.split(' · ')[0] ?? page.title }
}

let opened: ViewerWindow | null = null

function theWindows(): ViewerWindow {
  opened ??= openViewerWindow(browserTransport(new BroadcastChannel(FLOWS_CHANNEL)), FLOWS_PATH)
  return opened
}

const NOTHING: FlowSource = createRemoteSource('', () => Promise.resolve({ kind: 'gone', what: 'actor' }))

/** This window's own flows, once its demo has started. */
function useOwnSource(): FlowSource {
  const [source, setSource] = useState(NOTHING)
  useEffect(() => {
    void startedTools.then((tools) => setSource(localSource(tools)))
  }, [])
  return source
}
