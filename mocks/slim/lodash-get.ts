/** @mswjs/data gives paths as lists of names. */
export default function get(target: unknown, path: string | readonly string[]): unknown {
  const names = typeof path === 'string' ? path.split('.') : path
  return names.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], target)
}
