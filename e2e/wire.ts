import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** What can go wrong between a page and its bank. */
export type WireFault =
  /** the connection breaks while the call is on its way: the bank gets a part of it */
  | 'cut'
  /** the bank carries the call out, and the connection breaks before its answer */
  | 'unanswered'
  /** the call goes nowhere, and nothing comes back */
  | 'silent'
  /** somebody else answers, at 200 */
  | { type: string; body: string }

/** A proxy between the pages and the bank: it passes everything on as it is, until a test breaks it. */
export interface Wire {
  /** what happens from here on to the calls whose method and path these are, 'POST /api/kyc' */
  fail(calls: RegExp, fault: WireFault): void
  /** everything is passed on again */
  mend(): void
  /** the calls that met the fault since it was set; browsers repeat by themselves what a connection lost that they used before */
  met(): string[]
  close(): Promise<void>
}

/** bytes of a call that get through before it is cut off */
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

/** The same call to the bank, its body still to come. One connection each: none is used again that the bank has let go. */
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
