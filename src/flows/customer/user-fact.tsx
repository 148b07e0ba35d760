import type { ReactNode } from 'react'
import { loadingCopy } from '#src/content/shell.ts'
import type { User } from '#src/contract/entities.ts'
import { Fact, NoFact } from '#src/ui/fact.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Loaded } from './loaded.tsx'

interface UserFactProps {
  label: string
  of: (user: User) => unknown
  /** draws the value; by default as text */
  draw?: (text: string) => ReactNode
}

/** A field of the user's record, inside a `dl`, with a text for a missing value. */
export function UserFact({ label, of, draw = (text) => text }: UserFactProps) {
  return (
    <Fact label={label}>
      <Loaded parts={['user']} what={label} skeleton={<Skeleton width="9ch" />} failed={failed}>
        {({ user }) => {
          const text = textOf(of(user))
          return text === null ? <NoFact>{loadingCopy.missing}</NoFact> : draw(text)
        }}
      </Loaded>
    </Fact>
  )
}

const failed = (
  <NoFact>
    <span aria-hidden="true">—</span>
    <span className="visually-hidden">{loadingCopy.failed}</span>
  </NoFact>
)

function textOf(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  return text === '' ? null : text
}
