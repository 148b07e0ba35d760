import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { pageHead } from '#src/pages/head.ts'
import { HomePage } from '#src/pages/home-page.tsx'
import { reportHomeVisit } from '#src/api/home-visit.ts'

export const Route = createFileRoute('/_public/')({
  onEnter: reportHomeVisit,
  head: () => pageHead(heads.home),
  component: HomePage,
})
