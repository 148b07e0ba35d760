import { createFileRoute } from '@tanstack/react-router'
import { loanCopy } from '#src/content/loan.ts'
import { Loan } from '#src/flows/loan/loan.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/loan')({
  head: () => pageHead({ title: loanCopy.title, description: loanCopy.description, canonical: '/loan' }),
  component: Loan,
})
