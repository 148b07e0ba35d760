import { type Profile, profiles } from './profiles.ts'

/** A customer to sign in as, and their situation right after a reset (DEMO-2). */
export interface Persona {
  id: string
  name: string
  email: string
  password: string
  situation: string
  profile: Profile
  setup: PersonaSetup
}

/** What the seed gives a persona. */
export interface PersonaSetup {
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

const established: PersonaSetup = {
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
const newcomer: PersonaSetup = {
  ...established,
  scale: 0,
  newUser: true,
  kyc: null,
  investStatus: 'false',
  userOtp: null,
}

export const personas: readonly Persona[] = [
  persona('nora', 'new: nothing deposited, borrowed or withdrawn yet', newcomer),
  persona('ada', 'established: deposits in all three states, an approved loan, a verified identity', established),
  persona('karl', 'identity documents wait for the bank', { ...established, kyc: false }),
  persona('vera', 'no identity documents, not investing yet', {
    ...established,
    scale: 10,
    kyc: null,
    investStatus: 'false',
  }),
  persona('lena', 'the latest loan waits for the bank', {
    ...established,
    scale: 500,
    latestLoanPending: true,
  }),
  persona('omar', 'step 2 of a withdrawal, which customer care must release', {
    ...established,
    transferStep: 2,
  }),
  persona('iris', 'last step of a withdrawal: the next correct code pays out', {
    ...established,
    transferStep: 9,
  }),
  persona('yuki', 'new, with profit and a verified identity; amounts as an older system stores them', {
    ...established,
    scale: 100,
    newUser: true,
    amountsAsText: true,
  }),
  persona('max', '10,000 withdrawals over ten years', { ...established, longHistory: true }),
]

function persona(id: keyof typeof profiles, situation: string, setup: PersonaSetup): Persona {
  const profile = profiles[id]
  const name = `${profile.firstName} ${profile.lastName}`
  return { id, name, email: `${id}@larkspur.example`, password: PERSONA_PASSWORD, situation, profile, setup }
}
