import type { DeskTools } from '#src/demo/desk-tools.ts'
import { product } from '#src/demo/product.ts'
import { servePage } from '#src/kit/viewer/serve-page.ts'
import { browserTransport } from '#src/kit/viewer/transport.ts'
import { localSource } from './local-source.ts'

export async function showFlows(channel: BroadcastChannel, tools: DeskTools): Promise<void> {
  await servePage(browserTransport(channel), localSource(tools), { path: routePattern, tabKey: 'larkspur.desk.window' })
}

/** The route's pattern, such as '/reset-password/$id': a parameter in the address may be a token. */
function routePattern(): string {
  return product.router.state.matches.at(-1)?.fullPath ?? '/'
}
