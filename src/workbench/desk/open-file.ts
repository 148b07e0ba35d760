import { fileText } from '#src/platform/file-text.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/** Opens a file as a timeline (DEMO-17), or adds the story in it (DEMO-19). Resolves with the title of a story that it added. Rejects with the reason. */
export async function openFile(file: File, { timeline, scenarios }: DeskDemo): Promise<string | null> {
  const before = scenarios()
  await timeline.open(await fileText(file))
  return scenarios().find(({ id }) => before.every((other) => other.id !== id))?.title ?? null
}

/**
 * Takes the files that are dropped on this window, and returns how to stop that. The product's own fields take pictures. A timeline may come as a text
 * (IN-13), and some systems know no type for it.
 */
export function onDroppedFile(take: (file: File) => void): () => void {
  const isMeant = ({ dataTransfer }: DragEvent) =>
    [...(dataTransfer?.items ?? [])].some(
      ({ kind, type }) => kind === 'file' && ['application/json', 'text/plain', ''].includes(type),
    )
  const allow = (event: DragEvent) => {
    if (isMeant(event)) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    if (!isMeant(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer?.files ?? []
    if (file !== undefined) take(file)
  }
  window.addEventListener('dragover', allow)
  window.addEventListener('drop', drop)
  return () => {
    window.removeEventListener('dragover', allow)
    window.removeEventListener('drop', drop)
  }
}
