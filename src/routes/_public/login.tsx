import { createFileRoute } from '@tanstack/react-router'
import { loginCopy } from '#src/content/login.ts'
import { Login } from '#src/flows/login/login.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/login')({
  head: () => pageHead({ title: loginCopy.title, description: loginCopy.description, canonical: '/login' }),
  component: Login,
})
