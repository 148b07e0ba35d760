import type { CallRecord } from '#src/contract/traffic.ts'
import { jsonText } from './responses.ts'

/** Called when a call is sent, with status 0, and again when it is answered. */
export type CallObserver = (name: string, status: CallRecord['status'], entry: CallRecord) => void

export type CallLog = ReturnType<typeof createCallLog>

/** entries; the oldest are dropped */
const LIMIT = 5_000

export const IN_FLIGHT = { status: 0, answer: null, ms: null }

export function createCallLog() {
  const entries: CallRecord[] = []
  const observers = new Set<CallObserver>()
  const emit: CallObserver = (name, status, entry) => {
    for (const observer of observers) observer(name, status, entry)
  }
  return {
    /** the entries themselves, oldest first */
    list: (): readonly CallRecord[] => entries,
    /** Adds the entry of a call that is being sent, and tells the observers. */
    add: (name: string, sent: Pick<CallRecord, 'at' | 'method' | 'path' | 'headers'>): CallRecord => {
      const entry: CallRecord = { ...sent, body: null, ...IN_FLIGHT }
      if (entries.length >= LIMIT) entries.shift()
      entries.push(entry)
      emit(name, entry.status, entry)
      return entry
    },
    emit,
    /** Returns a function that removes the observer. */
    observe: (observer: CallObserver): (() => void) => {
      observers.add(observer)
      return () => observers.delete(observer)
    },
  }
}

export async function sentBody(request: Request): Promise<unknown> {
  if (request.body === null && request.method === 'GET') return null
  const type = request.headers.get('content-type') ?? ''
  const copy = request.clone()
  if (type.startsWith('multipart/form-data')) return formFields(await copy.formData())
  return parsed(await copy.text())
}

/** Gives the entry its answer, which is parsed when it is first looked at: a page that only calls never does (PERF-2). */
export async function noteAnswer(entry: CallRecord, response: Response): Promise<void> {
  if (response.type === 'error') return
  const text = jsonText(response) ?? (await response.clone().text())
  const property = { configurable: true, enumerable: true }
  const keep = (value: unknown) => void Object.defineProperty(entry, 'answer', { ...property, writable: true, value })
  Object.defineProperty(entry, 'answer', {
    ...property,
    get: () => {
      keep(parsed(text))
      return entry.answer
    },
    // A call that is sent again, after going back, has no answer yet.
    set: keep,
  })
}

/** The text's JSON, or the text; null for an empty one. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? null : text
  }
}

function formFields(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }
  }
  return fields
}
