import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { SignUp } from '#src/flows/sign-up/sign-up.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/register')({
  loader: ({ context }) => context.system.loadPage('sign-up'),
  head: () => pageHead(heads.signUp, '/create-account'),
  component: SignUp,
})
