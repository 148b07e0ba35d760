import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { FaultPresets } from './fault-presets.tsx'
import { LatencyForm } from './latency-form.tsx'
import { useFaults } from './use-faults.ts'

/** Sets and removes faults, by preset or one by one, and the latency (DEMO-4). */
export function FaultsTab({ demo }: { demo: Demo }) {
  const { faults } = demo
  const lists = useFaults(faults)
  return (
    <>
      {lists === null ? null : (
        <>
          <FaultPresets faults={faults} presets={lists.presets} />
          <FaultList faults={faults} list={lists.list} />
          <FaultForm faults={faults} calls={lists.calls} />
          <LatencyForm key={faults.latency()} faults={faults} />
        </>
      )}
    </>
  )
}
