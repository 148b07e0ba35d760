const CANCELLED = 'Withdrawal Process Cancelled'

/** The texts of the toasts by their tone, literal from the requirements, misspellings included (ERR-2, TOAST-1). */
const catalogue = {
  done: {
    'login-verified': 'Login Verified',
    'reset-link-sent': 'Please Check Your Email For Reset Password Link',
    'registration-complete': 'Registration complete',
    'password-changed': 'Password Changed Successfully',
    'deposit-successful': 'Deposit Successful',
    'kyc-uploaded': 'KYC Details Uploaded',
    'withdrawal-successful': 'Withdrawal successful',
    'details-updated': 'Details Updated',
  },
  waits: {
    'kyc-missing': 'Please you need to verify KYC.',
    'kyc-processing':
      'Please Wait, Your KYC Verification Is processing Or You Can Reach Out To Customer Care For Support',
    'loan-not-approved': 'Your Loan Balance Has Not Been Approved',
    'withdrawal-processing': 'Withdrawal is Processing',
    'withdrawal-closed': CANCELLED,
  },
  failed: {
    'wrong-credentials': 'Wrong Credentials',
    'email-not-registered': 'Email is not Registered.',
    'user-exists': 'User Already Exist',
    'password-mismatch': 'Password Does not Matched',
    'token-expired': 'Token Expired',
    'fields-invalid': 'All input field must be valid',
    'kyc-duplicate': 'Details Already Exist',
    'balance-insufficient': 'Insuficient Balance',
    'bank-fields-invalid': 'Please all input field must be valid.',
    'withdrawal-cancelled': CANCELLED,
    'withdrawal-duplicate': 'Withdrawal Already Made',
    'wrong-code': 'Wrong Code',
  },
}

export const messages = { ...catalogue.done, ...catalogue.waits, ...catalogue.failed }

/** Everything that a flow can show in a toast (ERR-2). */
export type MessageKey = keyof typeof messages

/** in the dark theme, whatever the page's theme is (RESET-1) */
export const darkMessage: MessageKey = 'email-not-registered'

export function toneOf(key: MessageKey): 'done' | 'waits' | 'failed' {
  if (key in catalogue.done) return 'done'
  return key in catalogue.waits ? 'waits' : 'failed'
}

const LOADING = 'Loading...'

/** Texts on the page, literal from the requirements. The names of pages and products are in `names.ts`. */
export const labels = {
  // public shell and pages
  createAccount: 'Create an account',
  createFreeAccount: 'Create free account',
  signIn: 'Sign In',
  homePage: 'Home Page',
  menu: 'Menu',
  loadingOverlay: LOADING,
  pageNotFound: 'Page not found',
  tryAgain: 'Try again',
  aboutUs: 'About us',
  successfulStrategies: 'Successful Strategies',
  newsletterSend: 'Send',
  contactUs: 'Contact Us',
  contactHeading: 'We Are Always Here To Help You',
  contactHours: 'Mon - Sat 8.00 - 17.00',
  sendMessage: 'Send Message',
  // sign in
  email: 'Email',
  password: 'Password',
  createAnAccount: 'Create An Account',
  forgetPassword: 'Forget Password',
  logIn: 'Log In',
  logInPending: LOADING,
  logInSlow: 'Please Wait!',
  logInVerySlow: 'Almost there!',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  // sign up
  signUp: 'Sign Up',
  signUpSubtitle: 'Create An Account To Get Started',
  firstName: 'First Name',
  lastName: 'Surname',
  middleName: 'Other Name',
  dob: 'Date of Birth',
  maritalstatus: 'Marital Status',
  alreadyRegistered: 'Already Have An Account? Sign In',
  nextStep: 'Next Step',
  signUpPending: 'Please wait',
  signUpSlow: 'Validating...',
  signUpVerySlow: LOADING,
  // forgotten password
  forgotPassword: 'Forgot password',
  resetPasswordHeading: 'Reset password',
  sendResetLink: 'Send Reset Link',
  sendingResetLink: LOADING,
  resetPasswordField: 'PASSWORD',
  resetConfirmField: 'CONFIRM PASSWORD',
  resetPassword: 'Reset Password',
  resettingPassword: LOADING,
  // signed-in area
  accountDashboard: 'Account Dashboard',
  availableBalance: 'Available Balance',
  accountNumber: 'Account Number',
  accountType: 'Account Type',
  historyOverview: 'History Overview',
  showOlder: 'Show older',
  totalAmount: 'Total Amount',
  loanBalance: 'Loan Balance',
  investmentBalance: 'Investment Balance',
  totalBalance: 'Total Balance',
  withdraw: 'Withdraw',
  deposit: 'Deposit',
  applyForLoan: 'Apply for Loan',
  approved: 'Approved',
  pending: 'Pending',
  failed: 'Failed',
  declined: 'Declined',
  processing: 'Processing',
  expectedReturn: 'Expected ROI up to 50% per annum',
  logOut: 'Logout',
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
  paypal: 'PayPal',
  bankTransfer: 'Bank Transfer',
  cashapp: 'Cashapp',
  zelle: 'Zelle',
  points: 'Points',
  referralEarnings: 'Referral Earnings',
  totalDeposits: 'Total Deposits',
  totalWithdrawals: 'Total Withdrawals',
  totalProfit: 'Total Profit',
  accountLogOut: 'Log Out',
  // loan and account
  apply: 'Apply',
  monthlyIncome: 'Monthly Income',
  nextOfKin: 'Next Of Kin',
  validating: 'Validating',
  verify: 'Verify',
  accountSettings: 'Account Settings',
  save: 'Save',
  selfHelp: 'Self Help',
  referAndEarn: 'Refer and earn',
  // withdrawal and identity check
  accountName: 'Account Name',
  continue: 'Continue',
  confirm: 'Confirm',
  checkHistory: 'Check my history',
  checkAgain: 'Check again',
  askForCode: 'Ask customer care for a new code',
  nothingToWithdraw: 'Nothing to withdraw yet',
  submit: 'Submit',
  // deposit and invest
  depositMethod: 'Select a Method To Deposit',
  bankTransferHint: 'Easily make deposit through bank transfer',
  depositByCrypto: 'Deposit Through Crypto',
  depositByCryptoHint: 'Make deposit through wallet addresses',
  depositAmount: 'AMOUNT',
  uploadProof: 'Upload Proof',
  makeDeposit: 'Make Deposit',
  startInvesting: 'Start Investing',
  basic: 'Basic',
  gold: 'Gold',
  platinum: 'Platinum',
} as const
