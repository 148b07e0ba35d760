import type { Page } from '@playwright/test'

/**
 * What is wrong with the product's layout inside its frame (DEMO-11): it scrolls to the side, an element lies outside the frame, a
 * word or an amount breaks over two lines, a text is cut.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults)
}

/** Runs in the page. */
function findFaults(): string[] {
  const AMOUNT = /^[-+−]?\s?(?:[£€$¥₦]|kr)\s?\d[\d,.]*$/
  const IGNORED = 'svg *, select *, pre, pre *, [aria-hidden="true"], [aria-hidden="true"] *'
  const frame = document.body.getBoundingClientRect()
  const faults = new Set<string>()
  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls to the side')
  // The desk is beside the frame.
  for (const element of document.body.querySelectorAll<HTMLElement>(':scope > :not([data-beside]) *')) {
    if (element.matches(IGNORED) || !element.checkVisibility({ visibilityProperty: true })) continue
    const box = element.getBoundingClientRect()
    const edge = edgeOf(element)
    if (edge === null) continue
    if (edge === frame && (box.left < frame.left - 1 || box.right > frame.right + 1))
      faults.add(`outside the frame: ${nameOf(element)}`)
    for (const node of element.childNodes) if (node instanceof Text) readText(node, element)
  }
  return [...faults]

  function readText(node: Text, element: HTMLElement): void {
    const edge = edgeOf(node)
    if (edge === null) return
    const isAmount = AMOUNT.test(element.innerText.trim())
    for (const { index, 0: word } of node.data.matchAll(isAmount ? /.+/g : /[^\s\-–—/@.]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (new Set(boxes.map(({ bottom }) => Math.round(bottom))).size > 1)
        faults.add(`broken: '${word}' in ${nameOf(element)}`)
      if (boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
        faults.add(`cut: '${word}' in ${nameOf(element)}`)
    }
  }

  /** The box beyond which it is cut off: the frame's, if nothing else. Null where one can scroll to it, or screen readers alone see it. */
  function edgeOf(node: Node): DOMRect | null {
    for (let at = node.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return null
      if (overflowX !== 'visible') return at.getBoundingClientRect()
    }
    return frame
  }

  function nameOf(element: HTMLElement): string {
    return `${element.tagName.toLowerCase()}.${element.className} '${element.innerText?.slice(0, 40)}'`
  }
}
