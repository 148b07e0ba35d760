import { createFileRoute } from '@tanstack/react-router'
import { passwordRequestCopy } from '#src/content/password.ts'
import { PasswordRequest } from '#src/flows/password-request/password-request.tsx'
import { pageHead } from '#src/pages/head.ts'

const { title, description } = passwordRequestCopy

export const Route = createFileRoute('/_public/forget-password')({
  head: () => pageHead({ title, description, canonical: '/forget-password' }),
  component: PasswordRequest,
})
