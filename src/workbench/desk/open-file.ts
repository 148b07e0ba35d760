import { fileText } from '#src/platform/file-text.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/**
 * Opens a file as a timeline (DEMO-17), or adds the story in it (DEMO-19). Resolves with what to say, '' where the page says it. Rejects with the reason.
 */
export async function openFile(file: File, { timeline }: DeskDemo): Promise<string> {
  const newest = () => timeline.entries().at(-1)
  const before = newest()?.id
  await timeline.open(await fileText(file))
  const entry = newest()
  return entry === undefined || entry.id === before || timeline.isLooking() ? '' : `${entry.text}. Undo takes it back.`
}
