let open: () => void
let fail: (reason: unknown) => void

/** API calls await this: a live build resolves it at once, the demo when the mock intercepts calls. Rejects if the mock fails to start. */
export const backendReady = new Promise<void>((resolve, reject) => {
  open = resolve
  fail = reject
})
backendReady.catch(() => undefined)

export const openBackend = () => open()
export const failBackend = (reason: unknown) => fail(reason)
