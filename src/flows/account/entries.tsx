import { CircleHelp, Gift, IdCard, LogOut, type LucideIcon, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountCopy, kycWords } from '#src/content/account.ts'
import { brand } from '#src/content/brand.ts'
import { labels } from '#src/content/messages.ts'
import { referralCopy } from '#src/content/self-help.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { Loaded } from '#src/flows/customer/loaded.tsx'
import { useModal } from '#src/flows/modal/use-modal.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import styles from './account.module.css'
import { SelfHelp } from './self-help.tsx'

/** The account page's menu, below its Account Settings (ACCT-1). */
export function Entries({ onLogOut }: { onLogOut: () => void }) {
  const { open } = useModal()
  return (
    <ul className={styles.entries}>
      <Entry icon={IdCard} live="kyc" onPress={() => open({ kind: 'kyc' })}>
        {accountCopy.kyc} <KycStatus />
      </Entry>
      <Unfolding icon={CircleHelp} label={labels.selfHelp}>
        <SelfHelp />
      </Unfolding>
      <Unfolding icon={Gift} label={labels.referAndEarn}>
        <p>{referralCopy.text}</p>
        <p>{referralCopy.later}</p>
      </Unfolding>
      <li>
        <a className={styles.entry} href={`mailto:${brand.support.email}`}>
          <Mail aria-hidden="true" size={20} />
          {labels.contactUs} <span className={styles.entryStatus}>{brand.support.email}</span>
        </a>
      </li>
      <Entry icon={LogOut} onPress={onLogOut}>
        {labels.accountLogOut}
      </Entry>
    </ul>
  )
}

interface EntryProps {
  icon: LucideIcon
  /** identifies the entry if it shows data */
  live?: string
  onPress: () => void
  children: ReactNode
}

function Entry({ icon: Icon, live, onPress, children }: EntryProps) {
  return (
    <li>
      <button type="button" className={styles.entry} data-live={live} onClick={onPress}>
        <Icon aria-hidden="true" size={20} />
        {children}
      </button>
    </li>
  )
}

interface UnfoldingProps {
  icon: LucideIcon
  label: string
  children: ReactNode
}

function Unfolding({ icon: Icon, label, children }: UnfoldingProps) {
  return (
    <li>
      <details className={styles.unfolding}>
        <summary className={styles.entry}>
          <Icon aria-hidden="true" size={20} />
          {label}
        </summary>
        <div className={styles.unfolded}>{children}</div>
      </details>
    </li>
  )
}

function KycStatus() {
  return (
    <span className={styles.entryStatus}>
      <Loaded parts={['kyc']} what={accountCopy.kyc} skeleton={<Skeleton width="7ch" />} failed={loadingCopy.failed}>
        {({ kyc }) =>
          kyc === null ? (
            <span className={styles.verify}>{labels.verify}</span>
          ) : kyc.status === true ? (
            <StatusBadge tone="done">{kycWords.verified}</StatusBadge>
          ) : (
            <StatusBadge tone="waits">{kycWords.waiting}</StatusBadge>
          )
        }
      </Loaded>
    </span>
  )
}
