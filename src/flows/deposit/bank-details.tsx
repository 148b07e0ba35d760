import type { BankDetails as Bank } from '#machines/deposit/deposit-entry.ts'
import { depositCopy } from '#src/content/deposit.ts'
import { loadingCopy } from '#src/content/shell.ts'
import { Fact, Facts, NoFact } from '#src/ui/fact.tsx'

const fields = ['bankName', 'accountName', 'bankType', 'accountNumber'] as const

export function BankDetails({ bank }: { bank: Bank }) {
  return (
    <Facts>
      {fields.map((field) => (
        <Fact key={field} label={depositCopy[field]}>
          {bank[field].trim() === '' ? <NoFact>{loadingCopy.missing}</NoFact> : bank[field]}
        </Fact>
      ))}
    </Facts>
  )
}
