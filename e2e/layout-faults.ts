import type { Page } from '@playwright/test'

/**
 * What is wrong with the product's layout inside its frame (DEMO-11): it or a part of it scrolls to the side, an element lies
 * outside the frame, a word or an amount breaks over two lines, a text is cut. The desk is beside the frame.
 *
 * @param part of the page, as a selector
 */
export function layoutFaults(page: Page, part = 'body > :not([data-beside])'): Promise<string[]> {
  return page.evaluate(findFaults, part)
}

/** What cuts off what lies beyond its box. */
interface Edge {
  of: HTMLElement
  box: DOMRect
}

/** Runs in the page. */
function findFaults(part: string): string[] {
  const AMOUNT = /^[-+−]?\s?(?:[£€$¥₦]|kr)\s?\d[\d,.]*$/
  const IGNORED = 'svg *, select *, pre, pre *, [aria-hidden="true"], [aria-hidden="true"] *'
  const frame = document.body.getBoundingClientRect()
  const faults = new Set<string>()
  // Most of the time goes into asking the same ancestors again.
  const isHidden = remember(isForScreenReaders)
  const edges = remember(edgeInside)
  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page scrolls to the side')
  for (const element of document.querySelectorAll<HTMLElement>(`${part} *`)) {
    if (element.matches(IGNORED) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (isHidden(element)) continue
    const { left, right } = element.getBoundingClientRect()
    if (edgeOf(element)?.of === document.body && (left < frame.left - 1 || right > frame.right + 1))
      faults.add(`outside the frame: ${nameOf(element)}`)
    if (scrollsToTheSide(element)) faults.add(`scrolls to the side: ${nameOf(element)}`)
    if (isShortening(element)) faults.add(`cut: ${nameOf(element)}`)
    for (const node of element.childNodes) if (node instanceof Text) readText(node, element)
  }
  return [...faults]

  function readText(node: Text, element: HTMLElement): void {
    const edge = edgeOf(node)
    if (isWholeOnOneLine(node, edge)) return
    // A wallet’s address may be longer than a line.
    const mayBreak = element.tagName === 'CODE'
    const isAmount = AMOUNT.test(element.innerText.trim())
    for (const { index, 0: word } of node.data.matchAll(isAmount ? /.+/g : /[^\s\-–—/@.]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (!mayBreak && new Set(boxes.map(({ bottom }) => Math.round(bottom))).size > 1)
        faults.add(`broken: '${word}' in ${nameOf(element)}`)
      if (edge !== null && boxes.some((box) => isOutside(box, edge))) faults.add(`cut: '${word}' in ${nameOf(element)}`)
    }
  }

  function isOutside({ left, right, top, bottom }: DOMRect, { of, box }: Edge): boolean {
    const isBeside = left < box.left - 1 || right > box.right + 1
    return isBeside || (hides(getComputedStyle(of).overflowY) && (top < box.top - 1 || bottom > box.bottom + 1))
  }

  function scrollsToTheSide(element: HTMLElement): boolean {
    return /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
  }

  /** Whether it shortens its own text, with or without an ellipsis. Chromium gives the hidden words no boxes to look at. */
  function isShortening(element: HTMLElement): boolean {
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (display === 'inline' || (!hasText && textOverflow === 'clip' && webkitLineClamp === 'none')) return false
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    return (hides(overflowX) && scrollWidth > clientWidth) || (hides(overflowY) && scrollHeight > clientHeight)
  }

  /** No word of such a text can be broken or cut. */
  function isWholeOnOneLine(node: Text, edge: Edge | null): boolean {
    const range = document.createRange()
    range.selectNodeContents(node)
    const [box, ...others] = range.getClientRects()
    return box === undefined || (others.length === 0 && (edge === null || !isOutside(box, edge)))
  }

  /** The element beyond which it is cut off: the frame, if nothing else. Null where one can scroll to it. */
  function edgeOf(node: Node): Edge | null {
    return node.parentElement === null ? null : edges(node.parentElement)
  }

  function edgeInside(at: HTMLElement): Edge | null {
    if (at === document.body) return { of: at, box: frame }
    const { overflowX } = getComputedStyle(at)
    if (overflowX === 'auto' || overflowX === 'scroll') return null
    if (overflowX !== 'visible') return { of: at, box: at.getBoundingClientRect() }
    return edgeOf(at)
  }

  function isForScreenReaders(element: HTMLElement): boolean {
    if (getComputedStyle(element).clipPath !== 'none') return true
    return element.parentElement !== null && isHidden(element.parentElement)
  }

  function remember<T>(find: (element: HTMLElement) => T): (element: HTMLElement) => T {
    const found = new Map<HTMLElement, T>()
    return (element) => {
      const known = found.get(element)
      if (known !== undefined || found.has(element)) return known as T
      const fresh = find(element)
      found.set(element, fresh)
      return fresh
    }
  }

  function hides(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip'
  }

  function nameOf(element: HTMLElement): string {
    return `${element.tagName.toLowerCase()}.${element.className} '${element.innerText?.slice(0, 40)}'`
  }
}
