import type { Plan } from './plan.ts'
import { accountSettings } from './plans/account-settings.ts'
import { backdrop } from './plans/backdrop.ts'
import { copy } from './plans/copy.ts'
import { customer } from './plans/customer.ts'
import { deposit } from './plans/deposit.ts'
import { kyc } from './plans/kyc.ts'
import { loan } from './plans/loan.ts'
import { loanNotice } from './plans/loan-notice.ts'
import { login } from './plans/login.ts'
import { map } from './plans/map.ts'
import { message } from './plans/message.ts'
import { modal } from './plans/modal.ts'
import { navigation } from './plans/navigation.ts'
import { pageLoad } from './plans/page-load.ts'
import { passwordRequest } from './plans/password-request.ts'
import { passwordReset } from './plans/password-reset.ts'
import { session } from './plans/session.ts'
import { signUp } from './plans/sign-up.ts'
import { socialProof } from './plans/social-proof.ts'
import { statement } from './plans/statement.ts'
import { toast } from './plans/toast.ts'
import { withdrawal } from './plans/withdrawal.ts'

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
