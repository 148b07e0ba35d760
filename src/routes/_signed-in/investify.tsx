import { createFileRoute } from '@tanstack/react-router'
import { investCopy } from '#src/content/invest.ts'
import { Invest } from '#src/flows/invest/invest.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/investify')({
  head: () => pageHead({ title: investCopy.title, description: investCopy.description, canonical: '/investify' }),
  component: Invest,
})
