import { kycWords } from '#src/content/account.ts'
import { kycCopy, kycFields } from '#src/content/kyc.ts'
import { loadingCopy } from '#src/content/shell.ts'
import type { KycAnswer } from '#src/contract/entities.ts'
import { DoneButton } from '#src/flows/flow-dialog.tsx'
import type { FlowOf } from '#src/flows/use-flow.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogBody, DialogFooter } from '#src/ui/dialog.tsx'
import { Fact, Facts, NoFact } from '#src/ui/fact.tsx'

interface KycRecordProps {
  flow: FlowOf<'kyc'>
  record: NonNullable<KycAnswer>
  /** asks for the form */
  onAgain: () => void
}

/** The documents sent before, in place of the form (KYC-1). */
export function KycRecord({ flow, record, onAgain }: KycRecordProps) {
  const isVerified = record.status === true
  const facts = [
    [kycFields.name.label, record.name],
    [kycFields.number.label, record.number],
    [kycCopy.status, kycWords[isVerified ? 'verified' : 'waiting']],
  ] as const
  return (
    <>
      <DialogBody>
        <p data-live="kyc-text">{isVerified ? kycCopy.verified : kycCopy.waiting}</p>
        <Facts>
          {facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value || <NoFact>{loadingCopy.missing}</NoFact>}
            </Fact>
          ))}
        </Facts>
      </DialogBody>
      <DialogFooter>
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            // The button disappears, and the focus would leave the dialog with it.
            currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
            onAgain()
          }}
        >
          {kycCopy.again}
        </Button>
        <DoneButton flow={flow} />
      </DialogFooter>
    </>
  )
}
