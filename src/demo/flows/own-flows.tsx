import type { Demo } from '#src/demo/demo-contract.ts'
import { FlowsViewer } from '#src/kit/viewer/flows-viewer.tsx'
import type { FlowSource } from '#src/kit/viewer/source.ts'
import { ShareMoment } from './share-moment.ts'
import { viewer } from './viewer.ts'

interface OwnFlowsProps extends Pick<Demo, 'share'> {
  source: FlowSource
}

/** The flow viewer with the bank's charts, for the desk. */
export function OwnFlows({ source, share }: OwnFlowsProps) {
  return (
    <ShareMoment value={share}>
      <FlowsViewer source={source} viewer={viewer} />
    </ShareMoment>
  )
}
