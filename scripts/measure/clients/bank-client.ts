import { type ChildProcess, fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { loanFor, newcomer } from '#mocks/server/contract-check/customers.ts'

export interface StartedBank {
  address: string
  child: ChildProcess
}

export interface Customer {
  id: string
  token: string
  email: string
}

interface Row {
  _id: string
}

const PASSWORD = 'Load-1234'

interface CallOptions {
  token?: string
  json?: object
  form?: FormData
}

/** Starts the built server on a file and returns its address. */
export async function startBank(file: string): Promise<StartedBank> {
  const options = ['--port', '0', '--file', file, '--operator']
  const child = fork('dist-backend/main.js', options, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', ({ value }: { value: string }) => resolve(value))
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
  return { address, child }
}

export async function endBank(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** Calls the bank over kept-alive connections; throws for any status but 200. */
export class BankClient {
  address = ''
  /** duration of each call in ms */
  times: number[] = []
  #agent: Agent

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  async register(mailbox: string): Promise<Customer> {
    const { email, password, ...profile } = newcomer(mailbox, PASSWORD)
    await this.call('POST', 'auth/register', { json: { email, password, ...profile } })
    const login = { json: { email, password } }
    const { _id, accessToken } = await this.call<Row & { accessToken: string }>('POST', 'auth/login', login)
    return { id: _id, token: accessToken, email }
  }

  postLoan({ id, token }: Customer): Promise<Row> {
    return this.call('POST', 'loan', { token, json: loanFor(id) })
  }

  postDeposit({ id, token, email }: Customer): Promise<Row> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ amount: '10', userId: id, name: 'Load', email })) form.set(name, value)
    form.set('images', new File([new Uint8Array(2_000)], 'proof.png', { type: 'image/png' }))
    return this.call('POST', 'deposit', { token, form })
  }

  /** The ids of a customer's loans and deposits. */
  async idsOf({ id, token }: Customer): Promise<string[]> {
    const { loan } = await this.call<{ loan: Row[] }>('GET', `loan/${id}`, { token })
    const { deposit } = await this.call<{ deposit: Row[] }>('GET', `deposit/${id}`, { token })
    return [...loan, ...deposit].map(({ _id }) => _id)
  }

  async call<Answer>(method: string, path: string, { token, json, form }: CallOptions = {}): Promise<Answer> {
    const encoded = form ? new Response(form) : null
    const body = encoded ? Buffer.from(await encoded.arrayBuffer()) : json ? JSON.stringify(json) : undefined
    const headers = { 'content-type': encoded?.headers.get('content-type') ?? 'application/json' }
    const began = performance.now()
    const { status, text } = await this.#send(method, path, token ? { ...headers, token } : headers, body)
    this.times.push(performance.now() - began)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 100)}`)
    return JSON.parse(text)
  }

  #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: Buffer | string | undefined,
  ): Promise<{ status: number | undefined; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.address}/${path}`, { method, headers, agent: this.#agent }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(pieces).toString() }))
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
