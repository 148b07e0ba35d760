import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { Overview } from '#src/flows/overview/overview.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/dashboard-overview')({
  head: () => pageHead(heads.overview),
  component: Overview,
})
