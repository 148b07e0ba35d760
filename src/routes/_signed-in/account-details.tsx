import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { Account } from '#src/flows/account/account.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/account-details')({
  head: () => pageHead(heads.account),
  component: Account,
})
