import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { Loan } from '#src/flows/loan/loan.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/loan')({
  head: () => pageHead(heads.loan),
  component: Loan,
})
