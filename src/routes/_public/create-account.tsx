import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { SignUp } from '#src/flows/sign-up/sign-up.tsx'
import { pageHead } from '#src/pages/head.ts'
import { loadPage } from '#src/pages/load-page.ts'

export const Route = createFileRoute('/_public/create-account')({
  loader: ({ context }) => loadPage('sign-up', context),
  head: () => pageHead(heads.signUp),
  component: SignUp,
})
