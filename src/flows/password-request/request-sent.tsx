import { Link } from '@tanstack/react-router'
import { passwordRequestCopy, requestSentInDemo } from '#src/content/password.ts'
import { keepAskedFor } from '#src/flows/session/asked-for.ts'
import { isDemo } from '#src/platform/env.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import form from '#src/ui/form.module.css'

interface RequestSentProps {
  email: string
  onAgain: () => void
}

/** Moves the focus here, because the button that had it is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

/** What to do next; the toast has already said that the link was sent. */
export function RequestSent({ email, onAgain }: RequestSentProps) {
  return (
    <div className={form.form}>
      <p ref={focus} role="status" tabIndex={-1}>
        {passwordRequestCopy.sentTo} <strong>{email}</strong>. {passwordRequestCopy.sentHint}
      </p>
      {isDemo ? <p>{requestSentInDemo}</p> : null}
      <Link to="/login" state={keepAskedFor} className={buttonClass('primary', true)}>
        {passwordRequestCopy.backToSignIn}
      </Link>
      <Button variant="quiet" wide onClick={onAgain}>
        {passwordRequestCopy.again}
      </Button>
    </div>
  )
}
