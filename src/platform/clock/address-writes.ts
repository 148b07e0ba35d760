/** Safari 17 throws after 100 writes in 30 s: at most 30 at once, and then two a second, make 90. */
const AT_ONCE = 30
/** ms of real time */
const PAUSE = 500

/**
 * Holds back writes of the address that come faster than browsers allow: the latest is made up for (IN-15). Call it before the router
 * opens its history.
 */
export function limitAddressWrites(): void {
  const replace = history.replaceState.bind(history)
  const push = history.pushState.bind(history)
  let left = AT_ONCE
  let owed: (() => void) | null = null

  const spend = (write: () => void) => {
    if (left === AT_ONCE) setTimeout(refill, PAUSE)
    left -= 1
    write()
  }
  const refill = () => {
    left += 1
    payDebt()
    if (left < AT_ONCE) setTimeout(refill, PAUSE)
  }
  const payDebt = () => {
    const write = owed
    owed = null
    if (write !== null) spend(write)
  }

  history.replaceState = (...args) => {
    const write = () => replace(...args)
    if (left > 0) spend(write)
    else owed = write
  }
  history.pushState = (...args) => {
    payDebt()
    spend(() => push(...args))
  }
  // What was held back was meant for the entry that is left.
  window.addEventListener('popstate', () => {
    owed = null
  })
}
