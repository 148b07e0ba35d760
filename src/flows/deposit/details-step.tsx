import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { BankDetails as Bank, DepositWay, Wallet } from '#machines/deposit/deposit-entry.ts'
import { groupNumber } from '#src/content/account-number.ts'
import { depositCopy } from '#src/content/deposit.ts'
import { labels } from '#src/content/messages.ts'
import { modalCopy } from '#src/content/modal.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { Copyable } from '#src/flows/copyable.tsx'
import { RetryButton } from '#src/flows/customer/loaded.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact, Facts, NoFact } from '#src/ui/fact.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './deposit.module.css'

/** The payment details: bank account, wallets, or both (DEP-2). */
export function DetailsStep({ flow, screen }: { flow: FlowOf<'deposit'>; screen: DepositWay }) {
  const { send } = flow
  const state = useSelector(flow, (snapshot) => snapshot)
  const isReady = state.can({ type: 'step.next' })
  return (
    <>
      <DialogBody>
        {state.can({ type: 'details.retry' }) ? null : <p>{leads[screen]}</p>}
        <div className={styles.details} data-step={screen} aria-busy={state.matches({ [screen]: 'loading' })}>
          {isReady ? <Details state={state} screen={screen} /> : null}
          {state.matches({ [screen]: 'loading' }) ? (
            <>
              <span className="visually-hidden" role="status">
                {depositCopy.loading}
              </span>
              {skeleton}
            </>
          ) : null}
          {state.can({ type: 'details.retry' }) ? (
            <div className={styles.missing}>
              <p role="status">{state.matches({ [screen]: 'empty' }) ? depositCopy.empty : depositCopy.failed}</p>
              <RetryButton onRetry={() => send({ type: 'details.retry' })} />
            </div>
          ) : null}
        </div>
      </DialogBody>
      <DialogFooter>
        {state.can({ type: 'step.back' }) ? (
          <Button variant="secondary" onClick={() => send({ type: 'step.back' })}>
            {modalCopy.back}
          </Button>
        ) : null}
        <Button aria-disabled={!isReady} onClick={() => send({ type: 'step.next' })}>
          {labels.nextStep}
        </Button>
      </DialogFooter>
    </>
  )
}

const leads = { summary: depositCopy.summaryLead, bank: depositCopy.bankLead, wallets: depositCopy.walletsLead }

function Details({ state, screen }: { state: SnapshotFrom<FlowOf<'deposit'>>; screen: DepositWay }) {
  const { details, depositor } = state.context
  const { bank, wallets } = details
  const isSummary = screen === 'summary'
  return (
    <>
      {isSummary && bank !== null ? <h3 className={styles.heading}>{depositCopy.byBank}</h3> : null}
      {bank === null ? null : <BankDetails bank={bank} reference={depositor?.accountNumber ?? ''} />}
      {isSummary && wallets.length > 0 ? <h3 className={styles.heading}>{depositCopy.byWallet}</h3> : null}
      {wallets.length === 0 ? null : <Wallets wallets={wallets} />}
      <p className="hint">{depositCopy.caution}</p>
    </>
  )
}

const skeleton = (
  <div className={styles.skeleton}>
    {['18ch', '24ch', '14ch', '22ch', '12ch'].map((width) => (
      <p key={width}>
        <Skeleton width="8ch" />
        <br />
        <Skeleton width={width} />
      </p>
    ))}
  </div>
)

const fields = ['bankName', 'accountName', 'bankType', 'accountNumber'] as const

/** The bank's account, each line with a button that copies it, and the reference that the payment needs. */
function BankDetails({ bank, reference }: { bank: Bank; reference: string }) {
  const lines = fields.map((field) => {
    const text = bank[field].trim()
    return { label: depositCopy[field], text, shown: text, note: undefined }
  })
  const { reference: label, referenceNote: note } = depositCopy
  const all = [...lines, { label, text: reference, shown: groupNumber(reference), note }]
  return (
    <Facts>
      {all.map(({ label, text, shown, note }) => (
        <Fact key={label} label={label} note={note}>
          {text === '' ? (
            <NoFact>{loadingCopy.missing}</NoFact>
          ) : (
            <Copyable text={text} label={label}>
              {shown}
            </Copyable>
          )}
        </Fact>
      ))}
    </Facts>
  )
}

/** The wallets' addresses (DEP-2). */
function Wallets({ wallets }: { wallets: readonly Wallet[] }) {
  return (
    <Facts>
      {wallets.map(({ walletName, address }) => (
        <Fact key={`${walletName} ${address}`} label={walletName}>
          <Copyable text={address} label={walletName}>
            <code>{address}</code>
          </Copyable>
        </Fact>
      ))}
    </Facts>
  )
}
