/** The machine that the address names; '' for none. */
export function machineInAddress(): string {
  return /^#([a-z-]{1,40})$/.exec(location.hash)?.[1] ?? ''
}

/** Beside the product, with nothing of its tab: neither who is signed in nor its clock. */
export function openInWindow(address: string): void {
  window.open(address, '_blank', 'popup,noopener,width=1100,height=820')
}
