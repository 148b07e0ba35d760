import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { PasswordRequest } from '#src/flows/password-request/password-request.tsx'
import { pageHead } from '#src/pages/head.ts'
import { loadPage } from '#src/pages/load-page.ts'

export const Route = createFileRoute('/_public/forget-password')({
  loader: ({ context }) => loadPage('password-request', context),
  head: () => pageHead(heads.passwordRequest),
  component: PasswordRequest,
})
