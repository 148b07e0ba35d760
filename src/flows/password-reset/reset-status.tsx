import { Link } from '@tanstack/react-router'
import { failedSubmit, failureTone } from '#src/content/failed-submit.ts'
import { passwordResetCopy } from '#src/content/password.ts'
import type { FailureCode } from '#src/contract/endpoint.ts'
import { FormStatus } from '#src/ui/form-status.tsx'

interface ResetStatusProps {
  failure: string | null
  changed: boolean
}

/** The toast has the same text for two errors (RESET-3); this says which it was and what to do. */
export function ResetStatus({ failure, changed }: ResetStatusProps) {
  if (changed) return <FormStatus tone="done">{passwordResetCopy.changed}</FormStatus>
  if (failure === null) return <FormStatus />
  if (failure === 'passwords-differ') return <FormStatus tone="failed">{passwordResetCopy.differ}</FormStatus>
  if (failure === 'token-invalid') {
    return (
      <FormStatus tone="failed">
        {passwordResetCopy.linkDead} <Link to="/forget-password">{passwordResetCopy.newLink}</Link>
      </FormStatus>
    )
  }
  const code = failure as FailureCode
  return <FormStatus tone={failureTone(code)}>{failedSubmit[code]}</FormStatus>
}
