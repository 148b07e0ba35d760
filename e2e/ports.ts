import { createHash } from 'node:crypto'

const LOWEST = 20_000
const CHECKOUTS = 1_000
const PER_CHECKOUT = 10

/** `LARKSPUR_E2E_PORT` and the following ports. By default each checkout uses its own ports, so that servers do not collide. */
const base = Number(process.env.LARKSPUR_E2E_PORT ?? portOf(process.cwd()))

export const ports = {
  demo: base,
  dev: base + 1,
  live: base + 2,
  liveBank: base + 3,
  /** of the run itself, which is the only one of its checkout that has it */
  run: portOf(process.cwd()) + 4,
}

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

function portOf(folder: string): number {
  const place = createHash('sha256').update(folder).digest().readUInt32BE() % CHECKOUTS
  return LOWEST + place * PER_CHECKOUT
}

/** where the live build of the tests is */
export const LIVE_BUILD = 'node_modules/.larkspur-live'

/** The settings of a live build whose bank and content are at this address. */
export function liveVariables(bank: string): Record<string, string> {
  return {
    VITE_BACKEND: 'live',
    VITE_API_URL: `${bank}/api/`,
    VITE_SANITY_PROJECT_ID: 'abc12345',
    VITE_SANITY_API_HOST: bank,
  }
}
