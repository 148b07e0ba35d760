/** The machine that the address names; '' for none. */
export function machineInAddress(): string {
  return /^#([a-z-]{1,40})$/.exec(location.hash)?.[1] ?? ''
}

/** Opens it next to the product with `noopener`: it gets neither the session nor the clock of this tab. */
export function openInWindow(address: string): void {
  window.open(address, '_blank', 'popup,noopener,width=1100,height=820')
}
