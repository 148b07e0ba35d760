export default function set(
  target: Record<string, unknown>,
  path: string | readonly string[],
  value: unknown,
): unknown {
  const names = typeof path === 'string' ? path.split('.') : [...path]
  const last = names.pop() ?? ''
  let holder = target
  for (const name of names) {
    holder[name] ??= {}
    holder = holder[name] as Record<string, unknown>
  }
  holder[last] = value
  return target
}
