import { parse } from 'valibot'
import type { Snapshot } from 'xstate'
import { type CustomerAnswers, type CustomerPart, withoutSecrets } from '#machines/customer/customer-ref.ts'
import { storedValues } from '#machines/rules/balances.ts'
import type { BackendMoment } from '#mocks/bank/replace-data.ts'
import { loginAnswerSchema } from '#src/contract/entities.ts'
import { isFilePlaceholder, PLACEHOLDERS } from '#src/contract/placeholders.ts'
import { Redacted, type SecretKind } from '#src/contract/redacted.ts'
import type { KeptDelay } from '#src/platform/actors/system-moment.ts'
import { fromRoute, toRoute } from '#src/platform/page-address.ts'
import { clearSession, type SessionKey, storeSession, storeValue } from '#src/platform/session-storage.ts'
import type { PortableMoment } from '#src/workbench/contract/demo-contract.ts'
import type { PageBackend } from '#src/workbench/trace/product.ts'
import { answersFor, parsedAnswers } from './customer-updates.ts'
import { leavesIn, mapParts, mapSecrets } from './map-secrets.ts'
import { maskSnapshot } from './mask-snapshot.ts'
import { type Moment, OWN_KEYS, type StillPage, storedNow } from './moment.ts'
import { personaOrEmail } from './persona-or-email.ts'
import { createPlaceholders, type Placeholders, randomsOf } from './placeholders.ts'
import { createSecretPlaceholders, type SecretPlaceholders } from './secret-placeholders.ts'
import { customerIdIn, partOf, type SnapshotTree } from './snapshot-tree.ts'
import { specimenFile } from './specimen-file.ts'
import { type Entry, type FileMoment, isFromFile } from './timeline.ts'

const CUSTOMER = ['session', 'customer']

/** The moment for a file or a link. The customer's data are left out of their flows: they are in the bank's rows. */
export function toPortable(moment: Moment, backend: PageBackend): PortableMoment {
  const { system, bank, attempts, clock, stored, page } = moment
  const secrets = createSecretPlaceholders(backend)
  const { ofPath, ofStep } = secrets
  const customerId = customerIdIn(system.tree)
  const tree = withCustomer(system.tree as unknown as SnapshotTree, ({ answers, ...context }) => ({
    ...context,
    answers: Object.fromEntries(Object.keys(answers as object).map((part) => [part, null])),
  }))
  return {
    persona: customerId === null ? null : nameThen(customerId, bank, backend),
    system: { tree: masked(tree, secrets), delays: system.delays },
    world: maskSnapshot(backend.exported(bank)),
    latency: bank.latency,
    faults: ofStep(bank.faults),
    // Other fields hold a code or the token of a link.
    outbox: bank.outbox.filter(({ kind }) => kind !== 'reset' && kind !== 'code'),
    open: bank.open.map(({ entry: { method, path, at }, in: ms, instead }) => ({
      method,
      path,
      at,
      in: ms,
      instead: ofStep(instead),
    })),
    attempts: attempts.map(({ url, ...attempt }) => ({ ...attempt, url: url.replace(location.origin, '') })),
    clock,
    stored: Object.fromEntries([...stored].filter(([key]) => OWN_KEYS.includes(key))),
    page: { route: routeOf(ofPath(toRoute(page.href))), state: withoutKeys(page.state) },
  }
}

/** The router generates new keys for each page, so that no two files of one moment would be equal. */
function withoutKeys(state: object): object {
  const { key, __TSR_key, ...rest } = state as { key?: string; __TSR_key?: string }
  return rest
}

/** The same for a moment that may have been read from a file. */
export function portableOf(moment: Moment | FileMoment, backend: PageBackend): PortableMoment {
  return isFromFile(moment) ? moment.portable : toPortable(moment, backend)
}

/** How the file names the customer of that moment; by id where neither their row nor a persona gives a name. */
function nameThen(customerId: string, { snapshot }: BackendMoment, backend: PageBackend): string {
  const name = personaOrEmail(backend, customerId)
  if (backend.personas.some(({ id }) => id === name)) return name
  const [row] = snapshot.records.get(`users/${customerId}`) ?? []
  return row === undefined ? customerId : String((row as { email?: unknown }).email)
}

/** The token of a mailed link is not in the file: its page opens with a wrong one, as its flow does. */
function routeOf(path: string): string {
  return path.replace(/‹[^›]*›/, PLACEHOLDERS.wrongLink)
}

/** Why the moment of an entry cannot be gone on from once it is in a file; null where it can. */
export function whyIncomplete({ moment, incomplete }: Pick<Entry, 'moment' | 'incomplete'>): string | null {
  if (incomplete !== null || moment === null || isFromFile(moment)) return incomplete
  const [kind] = leavesIn(moment.system.tree).flatMap(([, leaf]) => {
    if (leaf instanceof Blob) return 'file'
    // A customer's message and the bank's pictures are in the bank's data.
    return leaf instanceof Redacted && leaf.kind !== 'message' && leaf.kind !== 'file' ? leaf.kind : []
  })
  if (kind === undefined) return null
  return kind === 'file'
    ? 'A file had been chosen, which is not in the file.'
    : `A ${kind} was on its way, which is not in the file.`
}

/**
 * Makes the bank's data those of the moment, signs its customer in again, and returns what the page needs to go on from it: placeholders are filled
 * in, a file becomes a sample. Rejects with the reason, and then changes nothing.
 */
export async function fromPortable(portable: PortableMoment, backend: PageBackend): Promise<Moment> {
  const { persona, open, attempts } = portable
  const { file, placeholders } = prepareFilling(portable, backend)
  const answer = await backend.load({ ...file, persona })
  clearSession()
  if (answer !== null) storeSession(parse(loginAnswerSchema, answer))
  const answers = answer === null ? null : await answersFor(backend, answer._id)
  // After `storeSession`: ‹code› is filled in with the stored code.
  const page = filled(portable, placeholders, answers)
  if (answers !== null) {
    const known = knownOf(page.system.tree, answers)
    for (const [key, value] of Object.entries(storedValues(known))) storeValue(key as SessionKey, value)
  }
  return {
    ...page,
    bank: {
      ...backend.capture(),
      open: open.map(({ method, path, at, in: ms, instead }) => ({
        entry: { at, method, path, headers: {}, body: null, status: 0, answer: null, ms: null },
        in: ms,
        instead: placeholders.value(instead),
      })),
    },
    attempts: attempts.map((attempt) => ({ ...attempt, url: new URL(attempt.url, location.href).href })),
    stored: new Map([
      ...[...storedNow()].filter(([key]) => !OWN_KEYS.includes(key)),
      ...Object.entries(portable.stored),
    ]),
  }
}

/** Gives the bank the moment's data. Customers who exist in it stay signed in. Rejects with the reason, and then changes nothing. */
export async function loadBankData(portable: PortableMoment, backend: PageBackend): Promise<void> {
  await backend.load(prepareFilling(portable, backend).file)
}

/** What the page needs to show the moment as a still page. */
export async function stillPageOf(portable: PortableMoment, backend: PageBackend): Promise<StillPage> {
  const { persona, stored } = portable
  const { file, placeholders } = prepareFilling(portable, backend)
  const answers = persona === null ? null : await backend.answersIn(file.world, persona)
  // The guard of the signed-in area asks for both.
  const session =
    answers === null
      ? {}
      : { accessToken: 'none', user: JSON.stringify({ _id: answers.user._id, newUser: answers.user.newUser }) }
  return {
    ...filled(portable, placeholders, answers === null ? null : parsedAnswers(answers)),
    stored: new Map(Object.entries({ ...session, ...stored })),
  }
}

/** Generated values depend on this seed, so that each replay has the same. */
export function replaySeedOf({ world: { seed, seededAt } }: Pick<PortableMoment, 'world'>): string {
  return `${seed}/${seededAt}/replay`
}

/** The bank's part of a moment, and what fills in the rest of it. */
function prepareFilling({ world, latency, outbox, faults }: PortableMoment, backend: PageBackend) {
  const nextRandom = randomsOf(replaySeedOf({ world }))
  const complete = backend.completeSnapshot(world, nextRandom)
  const placeholders = createPlaceholders(backend, nextRandom)
  return { file: { world: complete, latency, outbox, faults: placeholders.value(faults) }, placeholders }
}

/** The page of a moment, with placeholders filled in, and in the customer's flow the data that it had then. */
function filled(
  { system: { tree, delays }, clock, page }: PortableMoment,
  placeholders: Placeholders,
  answers: CustomerAnswers | null,
): Pick<Moment, 'system' | 'clock' | 'page'> {
  const bare = unmasked(tree, placeholders) as SnapshotTree
  const known = answers === null ? null : withoutSecrets(knownOf(bare, answers))
  const whole = known === null ? bare : withCustomer(bare, (context) => ({ ...context, answers: known }))
  return {
    system: { tree: whole as unknown as Snapshot<unknown>, delays: delays as readonly KeptDelay[] },
    clock,
    page: { href: fromRoute(placeholders.path(page.route)), state: page.state },
  }
}

function knownOf(tree: object, all: CustomerAnswers): Partial<CustomerAnswers> {
  const { answers = {} } = partOf(tree, ...CUSTOMER)?.context ?? {}
  const parts = Object.keys(answers as object) as CustomerPart[]
  return Object.fromEntries(parts.map((part) => [part, all[part]]))
}

/** The same tree with another context for the customer's flow, if it runs. */
function withCustomer(
  tree: SnapshotTree,
  change: (context: Readonly<Record<string, unknown>>) => Record<string, unknown>,
  path: readonly string[] = CUSTOMER,
): SnapshotTree {
  const [id, ...rest] = path
  if (id === undefined) return { ...tree, context: change(tree.context ?? {}) }
  const child = tree.children?.[id]
  if (child === undefined) return tree
  const changed = { ...child, snapshot: withCustomer(child.snapshot, change, rest) }
  return { ...tree, children: { ...tree.children, [id]: changed } }
}

/** A secret in a moment's contexts. */
interface MaskedSecret {
  secret: SecretKind
  text: string
}

/** The contexts as JSON. The bank that opens a file has sent no links, so none of their tokens is right there. */
function masked(tree: SnapshotTree, { ofSecret }: SecretPlaceholders): PortableMoment['system']['tree'] {
  return mapSecrets(tree, (secret, beside) => {
    const text = secret.kind === 'token' ? PLACEHOLDERS.wrongLink : ofSecret(secret, beside)
    return { secret: secret.kind, text } satisfies MaskedSecret
  })
}

/** The inverse of `masked`, with placeholders filled in. */
function unmasked(tree: object, placeholders: Placeholders): unknown {
  return mapParts(tree, (part, _name, beside) => {
    if (typeof part !== 'object' || part === null) return undefined
    if (isMaskedSecret(part)) return new Redacted(part.secret, placeholders.text(part.text, beside) as never)
    return isFilePlaceholder(part) ? specimenFile(part) : undefined
  })
}

function isMaskedSecret(part: object): part is MaskedSecret {
  return 'secret' in part && 'text' in part
}
