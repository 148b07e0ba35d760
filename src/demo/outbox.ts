import type { OutboxEntry } from './demo-contract.ts'
import { startedBackend } from './started-backend.ts'

/** Lays a message that the demonstration does not send into its outbox (PUB-4, PUB-7). */
export async function addMessage(message: Omit<OutboxEntry, 'at'>): Promise<void> {
  const backend = await startedBackend
  backend.addOutbox(message)
}
