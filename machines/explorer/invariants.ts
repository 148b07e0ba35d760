import type { Model } from '#machines/model/model.ts'
import { type Configuration, type Exploration, formatPath } from './exploration.ts'
import type { TestHarness } from './test-harness.ts'

/**
 * Describes the invariants broken in one configuration: two submits pending, one that is not busy, an event that does something while it is
 * busy (ERR-3), a secret in the context, a crash.
 */
export function violationsOf(harness: TestHarness, model: Model, secrets: readonly string[]): string[] {
  const submits = harness.children().filter(({ src }) => model.submits.includes(src))
  return [
    ...(submits.length > 1 ? [`two submits are pending: ${submits.map(({ src }) => src).join(', ')}`] : []),
    ...(submits.length > 0 && !harness.snapshot.hasTag('busy') ? ['a submit is pending, and it is not busy'] : []),
    ...(harness.disturbance === null ? [] : [`while it is busy, an event ${harness.disturbance}`]),
    ...secretsIn(harness.snapshot.context, secrets, model.files).map((place) => `context.${place} holds a secret`),
    ...(harness.failure === null ? [] : [`it breaks: ${harness.failure}`]),
  ]
}

/** The context paths of values that contain a secret, and of files outside the fields that may hold files. */
export function secretsIn(context: unknown, secrets: readonly string[], files: readonly string[]): string[] {
  const found: string[] = []
  const look = (value: unknown, path: string) => {
    if (typeof value === 'string' && secrets.some((secret) => value.includes(secret))) found.push(path)
    else if (value instanceof File) {
      if (!files.includes(path.split('.')[0] ?? '')) found.push(path)
    } else if (typeof value === 'object' && value !== null && !isActor(value)) {
      for (const [name, part] of Object.entries(value)) look(part, path === '' ? name : `${path}.${name}`)
    }
  }
  look(context, '')
  return found
}

/** Child flows have their own context and their own exploration. */
function isActor(value: object): boolean {
  return 'getSnapshot' in value
}

/** Finds states where a machine can stay busy for ever: no settled call and no timer leads out of them or removes the flow. */
export function endlesslyBusy({ id, configurations }: Exploration): string[] {
  const stuck = new Set(configurations.filter(({ isBusy }) => isBusy))
  for (let size = -1; size !== stuck.size; ) {
    size = stuck.size
    for (const configuration of stuck) if (canEnd(configuration, stuck)) stuck.delete(configuration)
  }
  return [...stuck].map(({ path }) => `${id}: it stays busy for ever, after ${formatPath(path)}`)
}

function canEnd({ next }: Configuration, stuck: ReadonlySet<Configuration>): boolean {
  return next.filter(({ move: { kind } }) => kind === 'settle' || kind === 'wait').some(({ to }) => !stuck.has(to))
}
