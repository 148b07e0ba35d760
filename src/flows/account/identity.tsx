import { Settings } from 'lucide-react'
import { fullName, initials } from '#machines/customer/customer-names.ts'
import { accountCopy } from '#src/content/account.ts'
import { groupNumber } from '#src/content/account-number.ts'
import { labels } from '#src/content/messages.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { Copyable } from '#src/flows/copyable.tsx'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { useCustomer } from '#src/flows/customer/use-customer.tsx'
import { UserFact } from '#src/flows/customer/user-fact.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './account.module.css'

/** characters of the user id (ACCT-1) */
const SHOWN_ID_LENGTH = 15

/**
 * Initials, full name, shortened user id, account number, and two figures that are always 0 (ACCT-1). The page is for changing one's details, unless the identity has
 * not been checked: then that comes first.
 */
export function Identity() {
  const { open } = useModal()
  const kyc = useCustomer(({ context }) => context.answers.kyc)
  return (
    <div className={styles.identity}>
      <span className={styles.initials}>
        <Loaded parts={['user']} what={loadingCopy.details} skeleton={null} failed={initials({})}>
          {({ user }) => initials(user)}
        </Loaded>
      </span>
      <p className={styles.name}>
        <Loaded parts={['user']} what={loadingCopy.details} skeleton={<Skeleton width="9ch" />}>
          {({ user }) => fullName(user) || accountCopy.nameless}
        </Loaded>
      </p>
      <Button
        variant={kyc === null ? 'secondary' : 'primary'}
        className={styles.settings}
        onClick={() => open({ kind: 'account-settings' })}
      >
        <Settings aria-hidden="true" size={18} />
        {labels.accountSettings}
      </Button>
      <dl className={styles.figures}>
        <UserFact label={accountCopy.customerId} of={({ _id }) => _id.slice(0, SHOWN_ID_LENGTH)} />
        <UserFact label={labels.accountNumber} of={({ accountNumber }) => accountNumber} draw={copyableNumber} />
        <UserFact label={labels.points} of={() => 0} />
        <UserFact label={labels.referralEarnings} of={() => 0} />
      </dl>
    </div>
  )
}

const copyableNumber = (number: string) => (
  <Copyable text={number} label={labels.accountNumber}>
    {groupNumber(number)}
  </Copyable>
)
