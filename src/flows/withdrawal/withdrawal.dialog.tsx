import { useSelector } from '@xstate/react'
import { Landmark, Mail, Smartphone, Zap } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { PAYING_STEP } from '#machines/rules/rules.ts'
import type { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts'
import { isCustomersStep } from '#machines/withdrawal/withdrawal-rules.ts'
import type { WithdrawalEvent } from '#machines/withdrawal/withdrawal-setup.ts'
import { withdrawalMethods } from '#src/content/products.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { FlowDialog } from '#src/flows/flow-dialog.tsx'
import type { ModalProps } from '#src/flows/modal/modal-provider.tsx'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Choice } from '#src/ui/choice.tsx'
import { DialogBody } from '#src/ui/dialog.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { CareStep } from './care-step.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './withdrawal.module.css'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'

const icons = { paypal: Mail, 'bank transfer': Landmark, cashapp: Smartphone, zelle: Zap }

type WithdrawalState = SnapshotFrom<typeof withdrawalMachine>

/** The whole withdrawal in one dialog (WD-1 to WD-8). */
export function Withdrawal({ flow, isShown }: ModalProps<'withdrawal'>) {
  const form = useFocusedForm(flow)
  const screen = useSelector(flow, screenOf)
  const method = useSelector(flow, ({ context }) => context.method)
  return (
    <FlowDialog title={titleOf(screen, method)} isShown={isShown} flow={flow}>
      {screen === 'method' ? <MethodChoice send={flow.send} /> : null}
      {screen === 'form' ? <WithdrawalForm flow={flow} formRef={form} /> : null}
      {screen === 'care' || screen === 'spent' || screen === 'code' ? <Steps flow={flow} /> : null}
      {screen === 'care' || screen === 'spent' ? <CareStep flow={flow} /> : null}
      {screen === 'code' ? <CodeForm flow={flow} formRef={form} /> : null}
      {screen === 'receipt' ? <WithdrawalReceipt flow={flow} /> : null}
    </FlowDialog>
  )
}

/** Which of the nine steps this is (WD-4). The even ones are the bank's. It stays while the form below it changes, so that a step is seen to be passed. */
function Steps({ flow }: { flow: FlowOf<'withdrawal'> }) {
  const step = useSelector(flow, ({ context }) => context.facts.transferStep)
  return step === null ? null : (
    <div className={styles.steps}>
      <Progress
        label={withdrawalCopy.progress}
        steps={Array.from({ length: PAYING_STEP }, (_, index) =>
          isCustomersStep(index + 1) ? withdrawalCopy.yourStep(index + 1) : withdrawalCopy.bankStep(index + 1),
        )}
        current={step - 1}
        waits={!isCustomersStep(step)}
      />
    </div>
  )
}

type Screen = 'method' | 'form' | 'care' | 'spent' | 'code' | 'receipt'

function screenOf(state: WithdrawalState): Screen {
  if (state.matches('method')) return 'method'
  if (state.matches('editing') || state.matches('checking')) return 'form'
  if (state.matches({ confirming: 'careNeeded' })) return 'care'
  if (state.matches({ confirming: 'codeSpent' })) return 'spent'
  // The transfer is complete before the used code is reset.
  const isPaid =
    state.matches({ transferring: 'resettingCode' }) || state.matches('transferred') || state.matches('reading')
  return isPaid ? 'receipt' : 'code'
}

function titleOf(screen: Screen, method: WithdrawalState['context']['method']): string {
  if (screen === 'method') return withdrawalCopy.methodTitle
  if (screen === 'care') return withdrawalCopy.careTitle
  if (screen === 'spent') return withdrawalCopy.spentTitle
  if (screen === 'code') return withdrawalCopy.codeTitle
  if (screen === 'receipt') return withdrawalCopy.receiptTitle
  return `${withdrawalCopy.formTitle} ${withdrawalMethods.find(({ id }) => id === method)?.label ?? ''}`
}

function MethodChoice({ send }: { send: (event: WithdrawalEvent) => void }) {
  return (
    <DialogBody>
      <p>{withdrawalCopy.methodLead}</p>
      <ul className={styles.methods}>
        {withdrawalMethods.map(({ id, label, hint }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <Choice
                icon={<Icon aria-hidden="true" size={22} />}
                label={label}
                hint={hint}
                onClick={() => send({ type: 'method.choose', method: id })}
              />
            </li>
          )
        })}
      </ul>
    </DialogBody>
  )
}
