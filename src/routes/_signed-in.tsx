import { createFileRoute } from '@tanstack/react-router'
import { provideSignedIn } from '#src/flows/actors.ts'
import { requireSession } from '#src/flows/session/guard.ts'
import { Shell } from '#src/flows/shell/shell.tsx'
import { loadedModal } from '#src/pages/modals.ts'

export const Route = createFileRoute('/_signed-in')({
  staticData: { page: 'bank' },
  beforeLoad: ({ location }) => requireSession(location),
  loader: async () => provideSignedIn((await import('#src/pages/signed-in.ts')).signedIn),
  component: () => <Shell partOf={loadedModal} />,
})
