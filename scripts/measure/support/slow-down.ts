import type { CDPSession, Page } from '@playwright/test'

export const SLOWER = 4

/** Slows down the page's CPU four times, as on a phone (PERF-2, PERF-4, PERF-7). */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}
