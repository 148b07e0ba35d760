import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '#src/content/home-head.ts'
import { noteHomeVisit } from '#src/home-visit.ts'
import { pageHead } from '#src/pages/head.ts'
import { HomePage } from '#src/pages/home-page.tsx'

export const Route = createFileRoute('/_public/')({
  onEnter: noteHomeVisit,
  head: () => pageHead({ ...homeHead, canonical: '/' }),
  component: HomePage,
})
