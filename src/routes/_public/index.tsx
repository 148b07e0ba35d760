import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { noteHomeVisit } from '#src/home-visit.ts'
import { pageHead } from '#src/pages/head.ts'
import { HomePage } from '#src/pages/home-page.tsx'

export const Route = createFileRoute('/_public/')({
  onEnter: noteHomeVisit,
  head: () => pageHead(heads.home),
  component: HomePage,
})
