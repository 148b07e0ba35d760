import { createFileRoute } from '@tanstack/react-router'
import { accountCopy } from '#src/content/account.ts'
import { Account } from '#src/flows/account/account.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/account-details')({
  head: () =>
    pageHead({ title: accountCopy.title, description: accountCopy.description, canonical: '/account-details' }),
  component: Account,
})
