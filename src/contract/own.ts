/**
 * An object's own value under a name; undefined for inherited ones, such as 'constructor' and '__proto__'. Use it to look up a name that
 * comes from an address, a store, a file, a message or a backend.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
