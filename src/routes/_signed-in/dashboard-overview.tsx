import { createFileRoute } from '@tanstack/react-router'
import { overviewCopy } from '#src/content/overview.ts'
import { Overview } from '#src/flows/overview/overview.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/dashboard-overview')({
  head: () =>
    pageHead({ title: overviewCopy.title, description: overviewCopy.description, canonical: '/dashboard-overview' }),
  component: Overview,
})
