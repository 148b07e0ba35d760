import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { ContactPage } from '#src/pages/contact-page.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/contact')({
  loader: ({ context }) => context.system.loadPage('contact'),
  head: () => pageHead(heads.contact),
  component: ContactPage,
})
