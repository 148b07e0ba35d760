import { type Profile, profiles } from './profiles.ts'

/** A customer to sign in as, and their situation right after a reset (DEMO-2). */
export interface Persona {
  id: string
  name: string
  email: string
  password: string
  situation: string
  profile: Profile
  standing: Standing
}

/** The persona's situation with the bank. */
export interface Standing {
  /** multiplies everyday amounts, to suit the currency; 0 for a customer without any transactions */
  scale: number
  newUser: boolean
  kyc: boolean | null
  transferStep: number
  investStatus: 'true' | 'false'
  userOtp: string | null
  latestLoanPending: boolean
  amountsAsText: boolean
  /** 10,000 transfers over ten years, instead of a few */
  longHistory: boolean
}

export const PERSONA_PASSWORD = 'Demo-1234'

const established: Standing = {
  scale: 1,
  newUser: false,
  kyc: true,
  transferStep: 1,
  investStatus: 'true',
  userOtp: '482913',
  latestLoanPending: false,
  amountsAsText: false,
  longHistory: false,
}
const newcomer: Standing = { ...established, scale: 0, newUser: true, kyc: null, investStatus: 'false', userOtp: null }

export const personas: readonly Persona[] = [
  persona('nora', 'a new customer: nothing deposited, borrowed or withdrawn, no identity documents yet', newcomer),
  persona(
    'ada',
    'the established customer: profit and bonus, deposits in all three states, an approved loan, identity verified',
    established,
  ),
  persona('karl', 'like Ada, but the bank is still checking the identity documents', { ...established, kyc: false }),
  persona('vera', 'like Ada, but without identity documents, and not investing yet', {
    ...established,
    scale: 10,
    kyc: null,
    investStatus: 'false',
  }),
  persona('lena', 'like Ada, but the latest loan is still pending', {
    ...established,
    scale: 500,
    latestLoanPending: true,
  }),
  persona('omar', 'like Ada, but customer care must release the next step of the withdrawal', {
    ...established,
    transferStep: 2,
  }),
  persona('iris', 'like Ada, but at the last step: the next correct code pays out', {
    ...established,
    transferStep: 9,
  }),
  persona('yuki', 'a new customer with profit and a verified identity; amounts are stored as text', {
    ...established,
    scale: 100,
    newUser: true,
    amountsAsText: true,
  }),
  persona('max', 'like Ada, with 10,000 withdrawals over ten years', { ...established, longHistory: true }),
]

function persona(id: keyof typeof profiles, situation: string, standing: Standing): Persona {
  const profile = profiles[id]
  const name = `${profile.firstName} ${profile.lastName}`
  return { id, name, email: `${id}@larkspur.example`, password: PERSONA_PASSWORD, situation, profile, standing }
}
