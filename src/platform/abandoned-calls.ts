const listeners = new Set<() => void>()

/** Reports that the page gave up on a call that may have changed something: its flow was left before the answer. Returns how to stop. */
export function onCallAbandoned(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function reportCallAbandoned(): void {
  for (const listener of listeners) listener()
}
