import type { Page } from '@playwright/test'

/**
 * Translates each page as Chrome's translator does, from its first text on: two `font` elements with a text of their own take the place
 * of each text, also of later ones. The translation of 'Log In' is '[Log In]'.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEPT = 'font, script, style, title, noscript, textarea, option, text, [translate=no]'
    const translateText = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(KEPT)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(text.data.replace(text.data.trim(), `[${text.data.trim()}]`))
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateAll = (node: Node) => {
      if (node instanceof Text) return translateText(node)
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) translateText(text)
    }
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translateAll(node)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}

/** What extensions add to a page: attributes at its root, elements in its head, and an element before and after each input. */
export function extend(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
    document.body.setAttribute('data-gr-ext-installed', '')
    document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader' }))
    for (const input of document.querySelectorAll('#root input, #root textarea, #root button')) {
      input.setAttribute('data-lastpass-icon', '')
      input.before(document.createElement('com-1password-button'))
      input.after(Object.assign(document.createElement('div'), { className: 'bitwarden-icon' }))
    }
    for (const form of document.querySelectorAll('form')) form.prepend(document.createElement('div'))
  })
}

/** Adds the same again whenever an input comes, as extensions do. */
export async function keepExtending(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>()
    const watch = () => {
      for (const input of document.querySelectorAll('input, textarea')) {
        if (seen.has(input)) continue
        seen.add(input)
        input.before(document.createElement('com-1password-button'))
        input.after(Object.assign(document.createElement('div'), { className: 'bitwarden-icon' }))
      }
    }
    new MutationObserver(watch).observe(document, { childList: true, subtree: true })
  })
}
