import { fileText } from '#src/platform/file-text.ts'
import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'

/** Opens a file as a timeline (DEMO-17), or adds the story in it (DEMO-19). Resolves with the title of a story that it added. Rejects with the reason. */
export async function openFile(file: File, { timeline, scenarios }: DeskDemo): Promise<string | null> {
  const before = scenarios()
  await timeline.open(await fileText(file))
  return scenarios().find(({ id }) => before.every((other) => other.id !== id))?.title ?? null
}
