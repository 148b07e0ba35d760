import type { ComponentType } from 'react'
import type { ModalKind } from '#machines/modal/modal-ref.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import type { Environment } from '#src/platform/environment.ts'

type View = ComponentType<object>

const files = import.meta.glob<Record<string, View>>('../*/*.dialog.tsx')

/** The views of the dialogs by kind, each loaded when it is first opened. A file has one. */
const views = new Map(Object.entries(files).map(([file, load]) => [file.replace(/.*\/|\.dialog\.tsx$/g, ''), load]))

const loaded: Map<ModalKind, View> = import.meta.hot?.data?.loaded ?? new Map()
// An edited binding gets another instance of this module, and the page keeps the first (DEMO-18). Vitest’s `hot` has no data.
if (import.meta.hot?.data) import.meta.hot.data.loaded = loaded

/** Loads the code of a dialog, its flow included. Rejects if it cannot be loaded, or if there is no such dialog. */
export async function loadModal(kind: ModalKind, { loadDialogFlows }: Environment): Promise<void> {
  const load = views.get(kind)
  if (load === undefined) throw new Error(`There is no dialog ${kind}`)
  const [part] = await clock.track(Promise.all([load(), loadDialogFlows()]))
  loaded.set(kind, Object.values(part)[0] as View)
}

/** The component of a dialog that is loaded. */
export const loadedModal = (kind: ModalKind) => loaded.get(kind) as View
