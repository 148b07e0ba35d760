/**
 * What a record itself holds under a name. An object's prototype answers to 'constructor' and '__proto__', so this is how to look
 * up a name that comes from an address, a store, a file, a message or a backend.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
