import { createFileRoute } from '@tanstack/react-router'
import { PublicShell } from '#src/pages/public-shell.tsx'

export const Route = createFileRoute('/_public')({ component: () => <PublicShell /> })
