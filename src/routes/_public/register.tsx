import { createFileRoute } from '@tanstack/react-router'
import { labels } from '#src/content/messages.ts'
import { signUpCopy } from '#src/content/sign-up.ts'
import { SignUp } from '#src/flows/sign-up/sign-up.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/register')({
  head: () => pageHead({ title: labels.signUp, description: signUpCopy.description, canonical: '/create-account' }),
  component: SignUp,
})
