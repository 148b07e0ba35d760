import { createFileRoute } from '@tanstack/react-router'
import { reportHomeVisit } from '#src/api/home-visit.ts'
import { heads } from '#src/content/heads.ts'
import { pageHead } from '#src/pages/head.ts'
import { HomePage } from '#src/pages/home-page.tsx'

export const Route = createFileRoute('/_public/')({
  onEnter: ({ context }) => reportHomeVisit(context.system.shown.environment),
  head: () => pageHead(heads.home),
  component: HomePage,
})
