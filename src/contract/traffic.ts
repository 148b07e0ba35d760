/** A call and its answer. */
export interface CallRecord {
  /** ms since the epoch, in virtual time */
  at: number
  method: string
  /** relative to the base; the whole URL of a content query */
  path: string
  headers: Record<string, string>
  /** parsed JSON, the fields of a form with files as name, type and size, or the text */
  body: unknown
  /** 0 while in flight */
  status: number | 'network'
  /** parsed JSON, or the text; null while in flight and after a network failure */
  answer: unknown
  /** ms of virtual time; null while in flight */
  ms: number | null
  /** the status of an answer that was lost on its way back */
  lost?: number
}

/** A message that a real bank would have sent (DEMO-6). */
export interface OutboxEntry {
  /** ms since the epoch, in virtual time */
  at: number
  to: string
  kind: 'reset' | 'code' | 'decision' | 'contact' | 'newsletter'
  text: string
  /** a path of the app */
  link?: string
}
