import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { ContactPage } from '#src/pages/contact-page.tsx'
import { pageHead } from '#src/pages/head.ts'
import { loadPage } from '#src/pages/load-page.ts'

export const Route = createFileRoute('/_public/contact')({
  loader: ({ context }) => loadPage('contact', context),
  head: () => pageHead(heads.contact),
  component: ContactPage,
})
