import type { Page } from '@playwright/test'

/** Holds back all requests of a page for these files, until the function that it returns is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
