import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { loanOf, profileOf } from './load-customers.ts'

/**
 * Starts the built server on a file and says where it answers.
 *
 * @param {string} file
 * @returns {Promise<{ address: string, child: import('node:child_process').ChildProcess }>}
 */
export async function startBank(file) {
  const options = ['--port', '0', '--file', file, '--operator']
  const child = fork('dist-backend/main.js', options, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const address = await new Promise((resolve, reject) => {
    child.once('message', ({ value }) => resolve(value))
    child.once('exit', () => reject(new Error('The server did not start.')))
  })
  return { address, child }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {'SIGTERM' | 'SIGKILL'} signal
 */
export function endBank(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return undefined
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}

/** Calls the bank over connections that are kept; every call throws for anything but 200. */
export class BankClient {
  address = ''
  /** ms that each call took */
  times = []
  #agent

  /** @param {number} connections */
  constructor(connections) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  async register(mailbox) {
    const { email, password, ...profile } = profileOf(mailbox)
    await this.call('POST', 'auth/register', { json: { email, password, ...profile } })
    const { _id, accessToken } = await this.call('POST', 'auth/login', { json: { email, password } })
    return { id: _id, token: accessToken, email }
  }

  postLoan({ id, token }) {
    return this.call('POST', 'loan', { token, json: loanOf(id) })
  }

  postDeposit({ id, token, email }) {
    const form = new FormData()
    for (const [name, value] of Object.entries({ amount: '10', userId: id, name: 'Load', email })) form.set(name, value)
    form.set('images', new File([new Uint8Array(2_000)], 'proof.png', { type: 'image/png' }))
    return this.call('POST', 'deposit', { token, form })
  }

  /** The ids of a customer's loans and deposits. */
  async idsOf({ id, token }) {
    const { loan } = await this.call('GET', `loan/${id}`, { token })
    const { deposit } = await this.call('GET', `deposit/${id}`, { token })
    return [...loan, ...deposit].map(({ _id }) => _id)
  }

  async call(method, path, { token, json, form } = {}) {
    const encoded = form ? new Response(form) : null
    const body = encoded ? Buffer.from(await encoded.arrayBuffer()) : json ? JSON.stringify(json) : undefined
    const headers = { 'content-type': encoded?.headers.get('content-type') ?? 'application/json' }
    const began = performance.now()
    const { status, text } = await this.#send(method, path, token ? { ...headers, token } : headers, body)
    this.times.push(performance.now() - began)
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 100)}`)
    return JSON.parse(text)
  }

  #send(method, path, headers, body) {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.address}/${path}`, { method, headers, agent: this.#agent }, (response) => {
        const pieces = []
        response.on('data', (piece) => pieces.push(piece))
        response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(pieces).toString() }))
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  close() {
    this.#agent.destroy()
  }
}
