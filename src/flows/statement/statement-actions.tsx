import { Download, Printer } from 'lucide-react'
import { useId } from 'react'
import type { StateFrom } from 'xstate'
import { STATEMENT_PRINT_LIMIT } from '#machines/rules/rules.ts'
import type { StatementEvent, statementMachine } from '#machines/statement/statement.machine.ts'
import { statementCopy } from '#src/content/statement.ts'
import { groupThousands } from '#src/platform/money.ts'
import { Button } from '#src/ui/button.tsx'
import { DialogFooter } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { fileNameOf } from './statement-csv.ts'

interface StatementActionsProps {
  state: StateFrom<typeof statementMachine>
  send: (event: StatementEvent) => void
  /** number of rows to print */
  rows: number
}

/** Prints or downloads the statement. If the machine refuses, a message says why. */
export function StatementActions({ state, send, rows }: StatementActionsProps) {
  const id = useId()
  const isDownloaded = state.matches({ editing: { usable: 'downloaded' } })
  const isTooLong = rows > STATEMENT_PRINT_LIMIT
  return (
    <DialogFooter
      status={
        <>
          <FormStatus tone={isDownloaded ? 'done' : 'quiet'}>
            {isDownloaded ? (
              <p>
                {statementCopy.downloaded} {fileNameOf(state.context.period)}
              </p>
            ) : null}
          </FormStatus>
          {isTooLong ? (
            <p id={id} className="hint">
              {statementCopy.tooLong} {groupThousands(STATEMENT_PRINT_LIMIT)} {statementCopy.tooLongHint}
            </p>
          ) : null}
        </>
      }
    >
      <Button
        variant="secondary"
        aria-disabled={isTooLong}
        aria-describedby={isTooLong ? id : undefined}
        onClick={() => send({ type: 'statement.print', rows })}
      >
        <Printer aria-hidden="true" size={18} />
        {statementCopy.print}
      </Button>
      <Button onClick={() => send({ type: 'statement.download' })}>
        <Download aria-hidden="true" size={18} />
        {statementCopy.download}
      </Button>
    </DialogFooter>
  )
}
