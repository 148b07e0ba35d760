import { CONTENTS } from '#machines/sample-files.ts'
import { PLACEHOLDERS } from '#src/contract/placeholders.ts'
import type { Plan } from '#src/kit/model/plan.ts'
import type { Configuration, Exploration } from './configuration.ts'
import { writtenWay } from './moves.ts'
import type { Run } from './run.ts'

const { password, code, wrongCode, link, token } = PLACEHOLDERS
/** What no machine's context may hold. */
const SECRETS: readonly string[] = [password, code, wrongCode, link, token, CONTENTS]

/** What must never be, of one moment of a machine, in words: two submits under way, a secret in the context, a crash. */
export function faultsOf(run: Run, plan: Plan): string[] {
  const submits = run.children().filter(({ src }) => plan.submits.includes(src))
  return [
    ...(submits.length > 1 ? [`two submits are under way: ${submits.map(({ src }) => src).join(', ')}`] : []),
    ...secretsIn(run.snapshot.context, plan.files).map((place) => `a secret stands in context.${place}`),
    ...(run.failure === null ? [] : [`it breaks: ${run.failure}`]),
  ]
}

/** The paths in a context at which a secret lies, and those of files where none may lie. */
export function secretsIn(context: unknown, files: readonly string[]): string[] {
  const found: string[] = []
  const look = (value: unknown, path: string) => {
    if (typeof value === 'string' && SECRETS.some((secret) => value.includes(secret))) found.push(path)
    else if (value instanceof File) {
      if (!files.includes(path.split('.')[0] ?? '')) found.push(path)
    } else if (typeof value === 'object' && value !== null && !isActor(value)) {
      for (const [name, part] of Object.entries(value)) look(part, path === '' ? name : `${path}.${name}`)
    }
  }
  look(context, '')
  return found
}

/** Another flow has a context of its own, and is explored by itself. */
function isActor(value: object): boolean {
  return 'getSnapshot' in value
}

/** Where a busy screen would stay busy: no end of a call and no passing of time leads out of it, nor takes it away. */
export function endlessBusiness({ id, configurations }: Exploration): string[] {
  const stuck = new Set(configurations.filter(({ isBusy }) => isBusy))
  for (let size = -1; size !== stuck.size; ) {
    size = stuck.size
    for (const configuration of stuck) if (canEnd(configuration, stuck)) stuck.delete(configuration)
  }
  return [...stuck].map(({ way }) => `${id}: what is busy never ends, after ${writtenWay(way)}`)
}

function canEnd({ next }: Configuration, stuck: ReadonlySet<Configuration>): boolean {
  return next
    .filter(({ move: { kind } }) => kind === 'end' || kind === 'wait')
    .some(({ to, isEnd }) => isEnd || !stuck.has(to))
}
