import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { accountCopy } from '#src/content/account.ts'
import { groupNumber } from '#src/content/account-number.ts'
import { clock } from '#src/platform/actors/runtime.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './account.module.css'

/** The account number in groups of four, with a button that copies it. Needs no machine, because nothing depends on the result. */
export function AccountNumber({ number }: { number: string }) {
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await clock.track(copyText(number)))
  const Icon = isCopied ? Check : Copy
  return (
    <span className={styles.number}>
      {groupNumber(number)}
      <IconButton className={styles.copy} label={accountCopy.copyNumber} onClick={copy}>
        <Icon aria-hidden="true" size={18} />
      </IconButton>
      <span role="status" className={styles.copied}>
        {isCopied === undefined ? null : isCopied ? accountCopy.copied : accountCopy.notCopied}
      </span>
    </span>
  )
}
