import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { PasswordRequest } from '#src/flows/password-request/password-request.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_public/forget-password')({
  loader: ({ context }) => context.system.loadPage('password-request'),
  head: () => pageHead(heads.passwordRequest),
  component: PasswordRequest,
})
