import { createFileRoute } from '@tanstack/react-router'
import { passwordResetCopy } from '#src/content/password.ts'
import { PasswordReset } from '#src/flows/password-reset/password-reset.tsx'
import { pageHead } from '#src/pages/head.ts'

const { title, description } = passwordResetCopy

export const Route = createFileRoute('/_public/reset-password/$id')({
  head: () => pageHead({ title, description, canonical: '/forget-password' }),
  component: PasswordReset,
})
