/** A fake of the network between the page and the bank: each call waits until the search lets it arrive, be answered or be lost. */

import { clock } from '#src/platform/actors/app-clock.ts'
import type { Occurrence } from './orders.ts'

type Handle = (request: Request) => Promise<Response | undefined>

interface PendingCall {
  /** 'POST transfer 1' */
  name: string
  request: Request
  /** held, because Node 20 collects combined signals that only have listeners */
  signal: AbortSignal | null | undefined
  /** null until the call has arrived at the bank */
  response: Response | null
  /** distinguishes answers in the key */
  answer: string
  resolve(response: Response): void
  reject(error: unknown): void
}

export class FakeNetwork {
  /** the names of calls that changed something at the bank */
  readonly effects: string[] = []
  /** how many calls may still be lost */
  losses: number
  #handle: Handle
  #settled: () => Promise<void>
  #pending: PendingCall[] = []
  #counts = new Map<string, number>()
  #isOpen = true

  constructor(handle: Handle, settled: () => Promise<void>, losses: number) {
    this.#handle = handle
    this.#settled = settled
    this.losses = losses
  }

  /** Takes the place of the page's `fetch`. */
  readonly fetch = async (request: Request, { signal }: RequestInit = {}): Promise<Response> => {
    if (!this.#isOpen) return new Promise(() => {})
    signal?.throwIfAborted()
    const name = this.#nameOf(request)
    const sent = await clock.track(onTheWire(request))
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const call: PendingCall = { name, request: sent, signal, response: null, answer: '', resolve, reject }
      signal?.addEventListener('abort', () => {
        this.#end(call)
        reject(signal.reason)
      })
      this.#pending.push(call)
    })
  }

  /** whether the page waits for an answer */
  get isAwaited(): boolean {
    return this.#pending.length > 0
  }

  /** equal when the same calls have come equally far, with the same answers */
  key(): unknown {
    return this.#pending.map(({ name, answer }) => [name, answer])
  }

  moves(): Occurrence[] {
    return this.#pending.flatMap((call) => {
      const { name, response } = call
      const way = response === null ? 'on the way' : 'on the way back'
      return [
        response === null
          ? this.#move(`${name} arrives`, () => this.#arrive(call))
          : this.#move(`${name} is answered`, () => this.#answer(call, response)),
        ...(this.losses > 0 ? [this.#move(`${name} is lost ${way}`, () => this.#lose(call), false)] : []),
      ]
    })
  }

  close(): void {
    this.#isOpen = false
    // Unlike other failures, a time-out is not tried again.
    for (const call of this.#pending) call.reject(new DOMException('The page is closed', 'TimeoutError'))
    this.#pending = []
  }

  async #arrive(call: PendingCall): Promise<void> {
    const response = await this.#handle(call.request)
    if (response === undefined) throw new Error(`The bank does not answer ${call.name}`)
    call.response = response
    call.answer = `${response.status} ${await response.clone().text()}`
    if (response.ok && call.request.method !== 'GET') this.effects.push(call.name)
  }

  async #answer(call: PendingCall, response: Response): Promise<void> {
    this.#end(call)
    call.resolve(response)
  }

  async #lose(call: PendingCall): Promise<void> {
    this.losses -= 1
    this.#end(call)
    call.reject(new TypeError('Failed to fetch'))
  }

  #end(call: PendingCall): void {
    this.#pending = this.#pending.filter((other) => other !== call)
  }

  #move(name: string, run: () => Promise<void>, isDue = true): Occurrence {
    const make = async () => {
      await run()
      await this.#settled()
    }
    return { name, isDue, make }
  }

  /** By method and path, without the customer's id, numbered. */
  #nameOf({ method, url }: Request): string {
    const path = new URL(url).pathname.replace(/^\/api\//, '').replace(/\/[0-9a-f]{24}$/, '')
    const count = (this.#counts.get(`${method} ${path}`) ?? 0) + 1
    this.#counts.set(`${method} ${path}`, count)
    return `${method} ${path} ${count}`
  }
}

/** Without the page's signal, which must not stop the bank in the middle of its work. */
async function onTheWire(request: Request): Promise<Request> {
  const { url, method, headers } = request
  return new Request(url, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: await request.clone().arrayBuffer() }),
  })
}
