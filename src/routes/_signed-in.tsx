import { createFileRoute } from '@tanstack/react-router'
import { signedInSearch } from '#src/flows/modal/modal-request.ts'
import { requireSession } from '#src/flows/session/guard.ts'
import { Shell } from '#src/flows/shell/shell.tsx'

export const Route = createFileRoute('/_signed-in')({
  validateSearch: signedInSearch,
  beforeLoad: ({ context, location }) => requireSession(context.system.shown, location),
  loader: ({ context }) => context.system.loadPage('bank'),
  component: Shell,
})
