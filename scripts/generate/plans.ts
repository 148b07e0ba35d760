import { accountSettings } from '#machines/account-settings.model.ts'
import { backdrop } from '#machines/backdrop.model.ts'
import { copy } from '#machines/copy.model.ts'
import { customer } from '#machines/customer.model.ts'
import { deposit } from '#machines/deposit.model.ts'
import { kyc } from '#machines/kyc.model.ts'
import { loan } from '#machines/loan.model.ts'
import { loanNotice } from '#machines/loan-notice.model.ts'
import { login } from '#machines/login.model.ts'
import { map } from '#machines/map.model.ts'
import { message } from '#machines/message.model.ts'
import { modal } from '#machines/modal.model.ts'
import { navigation } from '#machines/navigation.model.ts'
import { pageLoad } from '#machines/page-load.model.ts'
import { passwordRequest } from '#machines/password-request.model.ts'
import { passwordReset } from '#machines/password-reset.model.ts'
import { session } from '#machines/session.model.ts'
import { signUp } from '#machines/sign-up.model.ts'
import { socialProof } from '#machines/social-proof.model.ts'
import { statement } from '#machines/statement.model.ts'
import { toast } from '#machines/toast.model.ts'
import { withdrawal } from '#machines/withdrawal.model.ts'
import type { Plan } from '#src/kit/model/plan.ts'

/** The plan of every machine, in the order of their names. */
export const plans: readonly Plan[] = [
  accountSettings,
  backdrop,
  copy,
  customer,
  deposit,
  kyc,
  loanNotice,
  loan,
  login,
  map,
  message,
  modal,
  navigation,
  pageLoad,
  passwordRequest,
  passwordReset,
  session,
  signUp,
  socialProof,
  statement,
  toast,
  withdrawal,
]
