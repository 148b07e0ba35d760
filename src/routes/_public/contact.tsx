import { createFileRoute } from '@tanstack/react-router'
import { contactCopy } from '#src/content/contact.ts'
import { labels } from '#src/content/messages.ts'
import { ContactPage } from '#src/pages/contact-page.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/contact')({
  head: () => pageHead({ title: labels.contact, description: contactCopy.description, canonical: '/contact' }),
  component: ContactPage,
})
