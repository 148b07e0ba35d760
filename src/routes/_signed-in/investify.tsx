import { createFileRoute } from '@tanstack/react-router'
import { heads } from '#src/content/heads.ts'
import { Invest } from '#src/flows/invest/invest.tsx'
import { pageHead } from '#src/pages/head.ts'

export const Route = createFileRoute('/_signed-in/investify')({
  head: () => pageHead(heads.invest),
  component: Invest,
})
