import get from './lodash-get.ts'

export default function has(target: unknown, path: string | readonly string[]): boolean {
  return get(target, path) !== undefined
}
