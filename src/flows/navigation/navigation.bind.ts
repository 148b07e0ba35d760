import { fromPromise } from 'xstate'
import { navigationMachine } from '#machines/navigation/navigation.machine.ts'

/** Attributes that mark the header, and a dropdown together with its button. */
export const HEADER_MARK = 'data-site-header'
export const GROUP_MARK = 'data-link-group'

/** Bound to presses anywhere on the page. */
export const navigation = navigationMachine.provide({
  actors: {
    clickOutside: fromPromise<void, void>(({ signal }) => outside(signal)),
    escapePress: fromPromise<void, void>(({ signal }) => escapePress(signal)),
  },
})

/** Resolves on an Esc that no dropdown has handled. */
function escapePress(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? resolve() : null), { signal })
  })
}

/**
 * Resolves on a press outside the header, or a click in it outside the dropdowns. In the header it waits for the click, because
 * closing on pointer down would move what is being clicked.
 */
function outside(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listen = (type: string, isOutside: (target: Element) => boolean) =>
      document.addEventListener(
        type,
        ({ target }) => (target instanceof Element && isOutside(target) ? resolve() : null),
        {
          signal,
        },
      )
    listen('pointerdown', (target) => target.closest(`[${HEADER_MARK}]`) === null)
    listen('click', (target) => target.closest(`[${GROUP_MARK}]`) === null)
    listen('focusin', (target) => !isInOpenGroup(target) && target.matches(':focus-visible'))
  })
}

function isInOpenGroup(target: Element): boolean {
  return target.closest(`[${GROUP_MARK}]`)?.querySelector('[aria-expanded="true"]') != null
}
