/** The innermost active states of all flows, named as in links: 'withdrawal.confirming.asking'. */
export function activeStates(states: Readonly<Record<string, unknown>>): string[] {
  // Further flows of the same machine have a number: 'toast 2'.
  return Object.entries(states).flatMap(([flow, value]) => namesIn(flow.replace(/ \d+$/, ''), value))
}

function namesIn(path: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${path}.${value}`]
  const inner = Object.entries((value ?? {}) as Record<string, unknown>)
  return inner.length === 0 ? [path] : inner.flatMap(([name, part]) => namesIn(`${path}.${name}`, part))
}
