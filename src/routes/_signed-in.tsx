import { createFileRoute } from '@tanstack/react-router'
import { requireSession } from '#src/flows/session/guard.ts'
import { Shell } from '#src/flows/shell/shell.tsx'

export const Route = createFileRoute('/_signed-in')({
  beforeLoad: ({ location }) => requireSession(location),
  component: Shell,
})
