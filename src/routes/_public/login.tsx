import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { Login } from '#src/flows/login/login.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/login')({
  loader: ({ context }) => context.system.loadPage('login'),
  head: () => pageHead(heads.login),
  component: Login,
})
