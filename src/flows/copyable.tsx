import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyableCopy } from '#src/content/copyable.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { copyText } from '#src/ui/copy-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import styles from './copyable.module.css'

interface CopyableProps {
  /** what is copied */
  text: string
  /** names it in the button */
  label: string
  /** what is shown */
  children: ReactNode
}

/** A text with a button that copies it, and says whether the browser let it (DEP-2, IN-14). Needs no machine, because nothing depends on the result. */
export function Copyable({ text, label, children }: CopyableProps) {
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await clock.track(copyText(text)))
  const Icon = isCopied ? Check : Copy
  return (
    <span className={styles.line}>
      <span className={styles.pair}>
        <span className={styles.text}>{children}</span>
        <IconButton
          className={`${styles.copy} screen-only`}
          label={copyableCopy.copy(label)}
          onClick={copy}
          // The clipboard holds one text only.
          onBlur={() => setCopied(undefined)}
        >
          <Icon aria-hidden="true" size={18} />
        </IconButton>
      </span>
      <span role="status" className={`${styles.said} screen-only`}>
        {isCopied === undefined ? null : isCopied ? copyableCopy.copied : copyableCopy.failed}
      </span>
    </span>
  )
}
