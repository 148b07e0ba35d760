import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { PasswordReset } from '#src/flows/password-reset/password-reset.tsx'
import { pageHead } from '#src/pages/head.ts'
import { loadPage } from '#src/pages/load-page.ts'

export const Route = createFileRoute('/_public/reset-password/$id')({
  loader: ({ context }) => loadPage('password-reset', context),
  head: () => pageHead(heads.passwordReset, '/forget-password'),
  component: PasswordReset,
})
