import type { AnyStateMachine } from 'xstate'
import { accountSettingsMachine } from '#machines/account-settings.machine.ts'
import { backdropMachine } from '#machines/backdrop.machine.ts'
import { copyMachine } from '#machines/copy.machine.ts'
import { customerMachine } from '#machines/customer.machine.ts'
import { depositMachine } from '#machines/deposit.machine.ts'
import { kycMachine } from '#machines/kyc.machine.ts'
import { loanMachine } from '#machines/loan.machine.ts'
import { loanNoticeMachine } from '#machines/loan-notice.machine.ts'
import { loginMachine } from '#machines/login.machine.ts'
import { mapMachine } from '#machines/map.machine.ts'
import { messageMachine } from '#machines/message.machine.ts'
import { modalMachine } from '#machines/modal.machine.ts'
import { navigationMachine } from '#machines/navigation.machine.ts'
import { pageLoadMachine } from '#machines/page-load.machine.ts'
import { passwordRequestMachine } from '#machines/password-request.machine.ts'
import { passwordResetMachine } from '#machines/password-reset.machine.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { signUpMachine } from '#machines/sign-up.machine.ts'
import { socialProofMachine } from '#machines/social-proof.machine.ts'
import { statementMachine } from '#machines/statement.machine.ts'
import { toastMachine } from '#machines/toast.machine.ts'
import { withdrawalMachine } from '#machines/withdrawal.machine.ts'

/** Every machine of the product, in the order of their names. */
export const machines: readonly AnyStateMachine[] = [
  accountSettingsMachine,
  backdropMachine,
  copyMachine,
  customerMachine,
  depositMachine,
  kycMachine,
  loanNoticeMachine,
  loanMachine,
  loginMachine,
  mapMachine,
  messageMachine,
  modalMachine,
  navigationMachine,
  pageLoadMachine,
  passwordRequestMachine,
  passwordResetMachine,
  sessionMachine,
  signUpMachine,
  socialProofMachine,
  statementMachine,
  toastMachine,
  withdrawalMachine,
]
