import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { ScriptedForm } from './scripted-form.tsx'
import { shortcutOf } from './shortcut.ts'
import { TOAST_REGION } from './toast-region.ts'

interface DialogProps {
  /** focused when the dialog opens and whenever it changes, since a new title is a new step */
  title: string
  /** false while another dialog covers this one, which stays mounted but hidden */
  isShown: boolean
  onClose: () => void
  closeLabel: string
  /** false while a step runs that must not be interrupted */
  isClosable?: boolean
  size?: 'narrow' | 'wide'
  children: ReactNode
}

/**
 * A header, and below it a `DialogBody` that scrolls and a `DialogFooter` with the actions, which is always visible. A form around both
 * is a `DialogForm`. On phones it is a sheet, on wider screens a card that is as high as its content. It does not use Ark's
 * modal mode: the opener makes the page inert, so that toasts stay reachable, and it owns their region (IN-7). A click outside does not close it, so that no input is
 * lost by accident. The focus starts at the title of each step, or in the field with `data-first-focus`.
 */
export function Dialog({
  title,
  isShown,
  onClose,
  closeLabel,
  isClosable = true,
  size = 'narrow',
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const firstFocus = () => {
    // On a touch screen, the focus in a field would raise the keyboard over what the step says.
    const isTouched = matchMedia('(pointer: coarse)').matches
    const field = content.current?.querySelector<HTMLElement>(`[data-first-focus${isTouched ? `="${ALWAYS}"` : ''}]`)
    return field ?? heading.current
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another step is shown
  useEffect(() => {
    if (!isShown || title === '') return
    // In a low window it is the dialog that scrolls, and the new step begins at its top.
    content.current?.scrollTo(0, 0)
    const first = firstFocus()
    first?.focus({ preventScroll: true })
    // Below what the step says, a field may be out of sight (WCAG 2.4.11).
    if (first !== heading.current) first?.scrollIntoView({ block: 'nearest' })
  }, [isShown, title])
  return (
    <Ark.Root
      open
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      modal={false}
      preventScroll
      closeOnInteractOutside={false}
      // Zag closes what was opened after a menu together with that menu.
      onRequestDismiss={(event) => event.preventDefault()}
      closeOnEscape={isClosable}
      onEscapeKeyDown={(event) => (isMeant(event, content.current) ? undefined : event.preventDefault())}
      // Zag asks a frame later, when somebody may have gone on by the keyboard.
      initialFocusEl={() => focusedIn(content.current) ?? firstFocus()}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} hidden={!isShown} />
        <Ark.Positioner className={styles.positioner} hidden={!isShown}>
          <Ark.Content
            ref={content}
            className={`${styles.content} ${styles[size]}`}
            aria-modal="true"
            aria-owns={isShown ? TOAST_REGION : undefined}
          >
            <header className={styles.header}>
              <Ark.Title ref={heading} className={styles.title} tabIndex={-1}>
                {title}
              </Ark.Title>
              <IconButton
                label={closeLabel}
                aria-disabled={!isClosable}
                onClick={() => (isClosable ? onClose() : undefined)}
              >
                <X aria-hidden="true" size={20} />
              </IconButton>
            </header>
            {children}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function focusedIn(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>(':focus') ?? null
}

/** Escape beside the dialog belongs to what has the focus there, and while something is composed to the input method (IN-15). */
function isMeant(event: KeyboardEvent, content: HTMLElement | null): boolean {
  const { target } = event
  const isBeside = target instanceof Element && target !== document.body && content?.contains(target) === false
  return !isBeside && shortcutOf(event) === 'Escape'
}

/** The value of `data-first-focus` of a field that the customer has waited for: it takes the focus on touch screens, too. */
export const ALWAYS = 'always'

/** A form with both a body and a footer. */
export function DialogForm({ className = '', ...rest }: ComponentProps<typeof ScriptedForm>) {
  return <ScriptedForm className={`${styles.form} ${className}`} {...rest} />
}

/** What a dialog says and asks for. It scrolls, and marks itself while there is more below (`data-more`). */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body}>
      {children}
      <span ref={watchEnd} className={styles.end} aria-hidden="true" />
    </div>
  )
}

/** A dialog's actions: Back first, if there is one, and the main one last. `status` is above them. */
export function DialogFooter({ status, children }: { status?: ReactNode; children: ReactNode }) {
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div className={styles.status}>{status}</div>
      <div className={styles.actions}>{children}</div>
    </footer>
  )
}

function watchEnd(end: HTMLElement) {
  const body = end.parentElement
  if (body === null) return
  const observer = new IntersectionObserver(
    ([seen]) => {
      const hasMore = seen?.isIntersecting === false
      body.toggleAttribute('data-more', hasMore)
      // Text alone has nothing to tab to, and could not be scrolled by the keyboard in every browser.
      if (hasMore && body.querySelector('a, button, input, select, textarea, [tabindex]') === null) body.tabIndex = 0
    },
    { root: body, rootMargin: '0px 0px 1px' },
  )
  observer.observe(end)
  return () => observer.disconnect()
}
