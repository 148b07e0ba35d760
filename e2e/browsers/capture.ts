declare global {
  interface Window {
    /** returns the complaints since the last call */
    larkspurComplaints?: () => string[]
  }
}

/**
 * Runs in the page before its own scripts. Collects errors, warnings and requests to other hosts (QA-3), over reloads too.
 * WebKitGTK's driver has no access to the console.
 */
export function capture(): void {
  const KEY = 'larkspur.complaints'
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act()
    } catch {
      // The page may keep nothing.
      return undefined
    }
  }
  let found: string[] = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')) ?? []
  attempt(() => sessionStorage.removeItem(KEY))
  window.larkspurComplaints = () => found.splice(0)
  const inWords = (value: unknown) => (value instanceof Error ? `${value} ${value.stack}` : String(value))
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: It is what this listens to.
    const print = console[level]
    console[level] = (...values: unknown[]) => {
      found.push(`console.${level}: ${values.map(inWords).join(' ')}`)
      print.apply(console, values)
    }
  }
  let isLeft = false
  addEventListener('beforeunload', () => {
    isLeft = true
  })
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      if (event instanceof ErrorEvent) found.push(`uncaught: ${event.message} ${inWords(event.error)}`)
      // Firefox reports what a reload interrupts.
      else if (target instanceof Element && !isLeft) found.push(`not loaded: ${target.outerHTML.slice(0, 200)}`)
    },
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => found.push(`unhandled rejection: ${inWords(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    found.push(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  )
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const isElsewhere = /^(https?|wss?):/.test(name) && new URL(name).origin !== location.origin
      if (isElsewhere) found.push(`request to ${name}`)
    }
  }).observe({ type: 'resource', buffered: true })
  addEventListener('pagehide', () => {
    if (found.length > 0) attempt(() => sessionStorage.setItem(KEY, JSON.stringify(found)))
    found = []
  })
}
