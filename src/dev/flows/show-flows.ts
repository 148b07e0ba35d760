import type { DeskTools } from '#src/dev/desk-start.ts'
import { browserLine } from './line.ts'
import { localSource } from './local-source.ts'
import { servePage } from './serve-page.ts'

export async function showFlows(channel: BroadcastChannel, tools: DeskTools): Promise<void> {
  await servePage(browserLine(channel), localSource(tools))
}
