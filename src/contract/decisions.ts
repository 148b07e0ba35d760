import type { Loan, PlainDeposit, PlainKyc, PlainUser, Transfer } from './entities.ts'

/** What the bank decides (DEMO-3). A customer is given by persona id, e-mail address or user id. */
export interface Decisions {
  /** Sets any field of the user except the id. A new code also goes to the outbox (WD-8). */
  setUser(persona: string, fields: Partial<PlainUser>): Promise<void>
  /** Rejects where the next step is the customer's. */
  releaseStep(persona: string): Promise<void>
  setDeposit(id: string, status: 'Pending' | 'true' | 'failed'): Promise<void>
  setLoan(id: string, status: 'Pending' | 'true'): Promise<void>
  /** true approves a withdrawal, false sets it pending */
  setTransfer(id: string, status: boolean): Promise<void>
  /** null removes the record; any other status creates one if there is none */
  setKyc(persona: string, status: boolean | null): Promise<void>
}

/** What the bank decides and writes to the customer. */
export interface Letters {
  /**
   * Takes out a record that waits, since no status of it says declined, and puts the letter that tells its customer why into the outbox. Resolves
   * with the customer's id; rejects where no such record waits.
   */
  decline(kind: 'loans' | 'transfers' | 'kyc', id: string, letter: string): Promise<string>
  /** Sets a new one-time code, which goes to the outbox (WD-8). */
  issueCode(persona: string): Promise<void>
}

/** A customer as the backend holds them, without their withdrawals, of which there may be 10,000. */
export interface Holdings {
  user: PlainUser
  loans: Loan[]
  deposits: PlainDeposit[]
  kyc: PlainKyc | null
}

export interface CustomerRecord extends Holdings {
  transfers: Transfer[]
}

/** Somebody who can be signed in. */
export interface Person {
  userId: string
  name: string
  email: string
  /** a persona's id; null for everybody else */
  persona: string | null
  /** a persona's situation; '' for everybody else */
  situation: string
}
