import { readFigure } from '#src/contract/amount.ts'
import type { Fault } from '#src/workbench/contract/demo-contract.ts'

/** What is entered in the form for a fault. The values of hidden fields are kept. */
export interface FaultEntries {
  call: string
  /** 'lost' stands for a network failure after the bank has acted */
  kind: Fault['kind'] | 'lost'
  ms: string
  status: string
  often: 'once' | 'always'
}

/** The fault as entered. Text that is not a number becomes NaN, which `window.demo.faults.set` rejects. */
export function faultFrom({ call, kind, ms, status, often }: FaultEntries): Fault {
  return {
    call,
    ...(kind === 'lost' ? { kind: 'network', after: true } : { kind }),
    ...(kind === 'delay' ? { ms: numberFrom(ms) } : {}),
    ...(kind === 'status' ? { status: numberFrom(status) } : {}),
    ...(often === 'always' ? {} : { times: 1 }),
  }
}

/** Reads a number as the product's amount fields do: '10,000', but neither '5.000', which may be 5, nor '0x10' (IN-1). */
export function numberFrom(text: string): number {
  return readFigure(text).amount ?? Number.NaN
}
