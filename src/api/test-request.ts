export const ORIGIN = 'http://bank.example'

/** Requests as a page makes them: calls have no origin. */
export class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
  }

  // In Node 20, the signal of a clone no longer aborts once its controller is collected.
  override clone() {
    return Object.defineProperty(super.clone(), 'signal', { value: this.signal })
  }
}
