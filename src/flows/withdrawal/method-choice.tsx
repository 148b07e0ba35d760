import { Landmark, Mail, Smartphone, Zap } from 'lucide-react'
import type { WithdrawalEvent } from '#machines/withdrawal/withdrawal-setup.ts'
import { withdrawalMethods } from '#src/content/records.ts'
import { withdrawalCopy } from '#src/content/withdrawal.ts'
import { Choice } from '#src/ui/choice.tsx'
import { DialogBody } from '#src/ui/dialog.tsx'
import styles from './withdrawal.module.css'

const icons = { paypal: Mail, 'bank transfer': Landmark, cashapp: Smartphone, zelle: Zap }

export function MethodChoice({ send }: { send: (event: WithdrawalEvent) => void }) {
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
