import { useSelector } from '@xstate/react'
import { Check, Copy } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import type { Wallet } from '#machines/deposit/deposit-entry.ts'
import { depositCopy } from '#src/content/deposit.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './deposit.module.css'

export type CopyFlow = NonNullable<SnapshotFrom<FlowOf<'deposit'>>['children']['copy']>

interface WalletListProps {
  wallets: readonly Wallet[]
  copy: CopyFlow
}

/** The wallet addresses, each with a copy button that confirms copying (DEP-2). */
export function WalletList({ wallets, copy }: WalletListProps) {
  const { send } = copy
  const state = useSelector(copy, (snapshot) => snapshot)
  const { text } = state.context
  const nameOf = (copied: string) => wallets.find(({ address }) => address === copied)?.walletName ?? copied
  return (
    <>
      <ul className={styles.wallets}>
        {wallets.map(({ walletName, address }) => {
          const isCopied = state.matches('copied') && address === text
          const Icon = isCopied ? Check : Copy
          return (
            <li key={`${walletName} ${address}`} className={styles.wallet}>
              <span className={styles.walletName}>{walletName}</span>
              <code className={styles.address}>{address}</code>
              <Button variant="secondary" onClick={() => send({ type: 'text.copy', text: address })}>
                <Icon aria-hidden="true" size={18} />
                {isCopied ? depositCopy.copied : depositCopy.copy}
                <span className="visually-hidden">
                  {' '}
                  {depositCopy.addressOf} {walletName}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
      <CopyStatus copy={copy} nameOf={nameOf} />
    </>
  )
}

/** What was copied last, or that it could not be. */
export function CopyStatus({ copy, nameOf }: { copy: CopyFlow; nameOf: (text: string) => string }) {
  const state = useSelector(copy, (snapshot) => snapshot)
  return (
    <p role="status" className={styles.copyStatus} data-failed={state.matches('failed')}>
      {state.matches('copied') && state.context.text !== null
        ? `${depositCopy.copiedWords} ${nameOf(state.context.text)}.`
        : null}
      {state.matches('failed') ? depositCopy.copyFailed : null}
    </p>
  )
}
