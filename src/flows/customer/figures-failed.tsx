import { type FigureName, figures } from '#machines/rules/figures.ts'
import { balancesCopy } from '#src/content/customer.ts'
import { LoadFailed } from './loaded.tsx'
import { partState, useCustomer } from './use-customer.ts'

/** Reports once, after several figures, that some of them could not be loaded (ERR-1). */
export function FiguresFailed({ names, what }: { names: readonly FigureName[]; what: string }) {
  const { snapshot } = useCustomer()
  const parts = ['user', ...names.flatMap((name) => figures[name].parts)] as const
  return partState(snapshot, parts) === 'failed' ? <LoadFailed what={what}>{balancesCopy.failed}</LoadFailed> : null
}
