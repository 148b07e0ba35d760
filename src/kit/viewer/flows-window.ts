import { fullAddress } from '#src/platform/page-address.ts'

/** The path of the viewer's own page; there is none in a live build. */
export const FLOWS_PATH = '/__flows'

/** The viewer's page at a machine. */
export function pageAddress(machine: string): string {
  return fullAddress(`${FLOWS_PATH}#${machine}`)
}

/** The machine that the address names; '' for none. */
export function machineInAddress(): string {
  return /^#([a-z-]{1,40})$/.exec(location.hash)?.[1] ?? ''
}

/** Beside the product, with nothing of its tab: neither who is signed in nor its clock. */
export function openInWindow(machine: string): void {
  window.open(pageAddress(machine), '_blank', 'popup,noopener,width=1100,height=820')
}
