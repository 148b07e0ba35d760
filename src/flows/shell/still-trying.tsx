import { useEffect, useState } from 'react'
import { STILL_TRYING_DELAY } from '#machines/rules/rules.ts'
import { shellCopy } from '#src/content/shell.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
import { useShown } from '#src/flows/use-flow.ts'
import styles from './still-trying.module.css'

/** Says that the customer's data take long to load: without a network, they are asked for again and again for half a minute (HTTP-2). */
export function StillTrying() {
  const isLoading = Object.values(useCustomer().snapshot.value).includes('loading')
  const { clock } = useShown().environment
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = clock.setTimeout(() => setLong(true), STILL_TRYING_DELAY, { owner: 'shell', name: 'still trying' })
    return () => {
      clock.clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading, clock])
  return (
    <p role="status" className={styles.trying}>
      {isLong ? shellCopy.stillTrying : null}
    </p>
  )
}
