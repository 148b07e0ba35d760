let open: () => void
let fail: (reason: unknown) => void

/** Calls wait here until the backend can answer: the live one at once, the mock as soon as it intercepts. */
export const backendReady = new Promise<void>((resolve, reject) => {
  open = resolve
  fail = reject
})
backendReady.catch(() => undefined)

export const openBackend = () => open()
export const failBackend = (reason: unknown) => fail(reason)
