import * as v from 'valibot'
import { isShallow } from '#mocks/engine/json.ts'
import type { RecordingStart } from '#src/workbench/demo/demo-contract.ts'
import { startSchema } from '#src/workbench/timeline/recording-file.ts'
import { unpack } from './pack.ts'

const FORMAT = 'larkspur-moment'
/** Increase it whenever the meaning of a shared moment changes. */
const VERSION = 1
/** bytes; a link has 8,000 characters, a file may have more */
const LARGEST = 20_000_000

/** A moment of the demo as others may see it: without passwords, codes, tokens and files (DEMO-13). */
export interface SharedMoment {
  format: typeof FORMAT
  version: typeof VERSION
  start: RecordingStart
  /** the state of the open flow, '<flow>.<state>'; null when only the page is open */
  at: string | null
  /** the balance that an open withdrawal is paid from */
  path: 'loan' | 'invest' | null
  /** the id of the scenario that runs (DEMO-12) */
  scenario?: string | null
}

const schema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  start: startSchema,
  at: v.nullable(v.string()),
  path: v.nullable(v.picklist(['loan', 'invest'])),
  scenario: v.optional(v.nullable(v.string())),
})

/** Why something cannot be opened as a shared moment. */
export class ShareRefused extends Error {}

export function writeMoment(moment: Omit<SharedMoment, 'format' | 'version'>): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...moment })
}

/** Rejects with `ShareRefused`. */
export async function readLink(packed: string): Promise<SharedMoment> {
  const text = await unpack(packed, LARGEST).catch(() => {
    throw new ShareRefused('The link is incomplete or was changed')
  })
  return readMoment(text)
}

/** Throws `ShareRefused`. */
export function readMoment(text: string): SharedMoment {
  const value = parsed(text)
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown }
  if (format !== FORMAT) throw new ShareRefused('It contains no moment of this demo')
  if (version !== VERSION)
    throw new ShareRefused(`Its version is ${String(version)}, and this demo opens version ${VERSION}`)
  const result = v.safeParse(schema, value)
  if (!result.success) {
    const [issue] = result.issues
    throw new ShareRefused(`Its ${v.getDotPath(issue) ?? 'content'} is wrong (${issue.message})`)
  }
  return result.output as SharedMoment
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && isShallow(value) ? value : null
  } catch {
    return null
  }
}
