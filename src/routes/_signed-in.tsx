import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '#src/flows/session/guard.ts'
import { Shell } from '#src/flows/shell/shell.tsx'
import { SocialProof } from '#src/flows/social-proof/social-proof.tsx'
import { modals } from '#src/pages/modals.ts'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => requireSession(location),
  component: () => (
    <Shell modals={modals}>
      <SocialProof />
    </Shell>
  ),
})
