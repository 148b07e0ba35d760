import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Faults between a page and its bank. */
export type WireFault =
  /** the connection breaks during the request: the bank receives only a part */
  | 'cut'
  /** the bank executes the call, but the connection breaks before the response */
  | 'unanswered'
  /** the call never reaches the bank and gets no response */
  | 'silent'
  /** another server answers with 200 */
  | { type: string; body: string }

/** A proxy between the pages and the bank. It forwards everything unchanged until a test sets a fault. */
export interface Wire {
  /** sets the fault for all further calls with this method and path, 'POST /api/kyc' */
  fail(calls: RegExp, fault: WireFault): void
  /** forwards everything again */
  mend(): void
  /** number of calls that met the fault since it was set; browsers retry calls lost on a reused connection */
  met(): string[]
  close(): Promise<void>
}

/** bytes of a call that are forwarded before it is cut off */
const CUT_AFTER = 65_536

export async function openWire(port: number, bank: URL): Promise<Wire> {
  let broken: { calls: RegExp; fault: WireFault } | null = null
  let met: string[] = []
  const server = createServer((asked, answered) => {
    const name = `${asked.method} ${asked.url}`
    if (!broken?.calls.test(name)) return pass(bank, asked, answered)
    met.push(name)
    const { fault } = broken
    if (fault === 'cut') cut(bank, asked)
    else if (fault === 'unanswered') leaveUnanswered(bank, asked)
    else if (fault !== 'silent') say(fault, asked, answered)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, bank.hostname, resolve)
  })
  return {
    fail: (calls, fault) => {
      broken = { calls, fault }
      met = []
    },
    mend: () => {
      broken = null
    },
    met: () => [...met],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Forwards a call without its body. Uses one connection per call, so that none is reused after the bank closed it. */
function ask({ hostname, port }: URL, { method, url, headers }: IncomingMessage) {
  return request({ hostname, port, method, path: url, headers, agent: false })
}

function pass(bank: URL, asked: IncomingMessage, answered: ServerResponse): void {
  const passed = ask(bank, asked)
  passed.on('response', (answer) => {
    answered.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(answered)
  })
  passed.on('error', () => answered.destroy())
  answered.on('close', () => passed.destroy())
  asked.pipe(passed)
}

function cut(bank: URL, asked: IncomingMessage): void {
  const passed = ask(bank, asked)
  let length = 0
  const end = () => {
    passed.destroy()
    asked.socket.resetAndDestroy()
  }
  passed.on('error', () => undefined)
  asked.on('data', (piece: Buffer) => {
    passed.write(piece)
    length += piece.length
    if (length >= CUT_AFTER) end()
  })
  asked.on('end', end)
}

function leaveUnanswered(bank: URL, asked: IncomingMessage): void {
  const passed = ask(bank, asked)
  passed.on('response', (answer) => {
    answer.resume()
    answer.on('end', () => asked.socket.resetAndDestroy())
  })
  asked.pipe(passed)
}

function say({ type, body }: { type: string; body: string }, asked: IncomingMessage, answered: ServerResponse): void {
  asked.resume()
  answered.writeHead(200, { 'content-type': type, 'access-control-allow-origin': asked.headers.origin ?? '*' })
  answered.end(body)
}
