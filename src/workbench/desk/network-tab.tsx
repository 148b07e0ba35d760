import type { DeskDemo } from '#src/workbench/demo/desk-demo.ts'
import { BackendLine } from './backend-line.tsx'
import { CallList } from './call-list.tsx'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { FaultPreset } from './fault-preset.tsx'
import { LatencyForm } from './latency-form.tsx'
import { useFaults } from './use-faults.ts'

/** Who answers the calls, how slow, what fails, and the calls themselves (MOCK-5, DEMO-4, MOCK-6). */
export function NetworkTab({ demo }: { demo: DeskDemo }) {
  const { faults } = demo
  const lists = useFaults(faults)
  return (
    <>
      <BackendLine demo={demo} />
      {lists === null ? null : (
        <>
          <LatencyForm key={faults.latency()} faults={faults} />
          <FaultPreset faults={faults} presets={lists.presets} />
          <FaultList faults={faults} list={lists.list} />
          <FaultForm faults={faults} calls={lists.calls} />
        </>
      )}
      <CallList demo={demo} />
    </>
  )
}
