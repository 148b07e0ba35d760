import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { PasswordReset } from '#src/flows/password-reset/password-reset.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/reset-password/$id')({
  loader: ({ context }) => context.system.loadPage('password-reset'),
  head: () => pageHead(heads.passwordReset, '/forget-password'),
  component: PasswordReset,
})
