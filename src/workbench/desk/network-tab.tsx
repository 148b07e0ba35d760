import type { DeskDemo } from '#src/workbench/contract/desk-demo.ts'
import { BackendLine } from './backend-line.tsx'
import { CallList } from './call-list.tsx'
import { deskCopy } from './desk-copy.ts'
import { numberFrom } from './fault-entries.ts'
import { FaultForm } from './fault-form.tsx'
import { FaultList } from './fault-list.tsx'
import { FaultPreset } from './fault-preset.tsx'
import { Setting } from './setting.tsx'
import { useAnswer } from './use-demo.ts'

const copy = deskCopy.faults

/** Who answers the calls, how slow, what fails, and the calls themselves (MOCK-5, DEMO-4, MOCK-6). */
export function NetworkTab({ demo }: { demo: DeskDemo }) {
  const { faults } = demo
  const lists = useAnswer(demo, readFaults)
  return (
    <>
      <BackendLine demo={demo} />
      {lists === null ? null : (
        <>
          <Setting
            key={faults.latency()}
            label={copy.latency}
            hint={copy.errors.ms}
            value={faults.latency()}
            refusal={copy.errors.ms}
            onSet={async (text) => faults.setLatency(numberFrom(text))}
          />
          <FaultPreset faults={faults} presets={lists.presets} />
          <FaultList faults={faults} list={lists.list} />
          <FaultForm faults={faults} calls={lists.calls} />
        </>
      )}
      <CallList demo={demo} />
    </>
  )
}

async function readFaults({ faults }: DeskDemo) {
  const [list, calls, presets] = await Promise.all([faults.list(), faults.calls(), faults.presets()])
  return { list, calls, presets }
}
