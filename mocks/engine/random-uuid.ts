let made = 0

/**
 * `@msw/data` 1.1 names each record in memory by `crypto.randomUUID`, which browsers have in secure contexts only: not on http by LAN
 * address (IN-14).
 */
if (globalThis.crypto?.randomUUID === undefined) {
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  })
}
