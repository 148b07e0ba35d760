import { loanNoticeMachine } from '#machines/loan-notice/loan-notice.machine.ts'
import type { Environment } from '#src/platform/environment.ts'

export const bindLoanNotice = ({ reload }: Environment) =>
  loanNoticeMachine.provide({ actions: { reloadPage: reload } })
