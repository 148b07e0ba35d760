import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.js'
const [out, theme, list] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const port = 5600
const server = spawn('node_modules/.bin/vite', ['preview', '--port', String(port), '--strictPort', '--host', '127.0.0.1'], { stdio: 'ignore' })
const origin = `http://127.0.0.1:${port}`
for (let i = 0; i < 100; i++) { try { await fetch(origin); break } catch { await new Promise((r) => setTimeout(r, 100)) } }
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findChromium() })
try {
  for (const [name, path, w, h, frame, tab] of JSON.parse(list)) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'Europe/Berlin', serviceWorkers: 'block' })
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log(name, 'pageerror', String(e)))
    await page.goto(origin + path)
    try {
      await page.evaluate(() => window.demo.ready.then(() => 1))
      await page.evaluate(() => window.demo?.clock.settled().then(() => 1))
    } catch (e) { console.log(name, String(e).slice(0, 200)) }
    if (tab) {
      await page.keyboard.press('F2')
      await page.getByRole('tab', { name: tab, exact: true }).click().catch((e) => console.log(String(e).slice(0, 200)))
      if (frame) await page.getByRole('button', { name: new RegExp(`^${frame}`) }).first().click().catch(async () => page.getByRole('radio', { name: new RegExp(`^${frame}`) }).click().catch((e) => console.log(String(e).slice(0, 200))))
      await page.waitForTimeout(300)
    }
    await page.waitForTimeout(150)
    const full = h === 0 || process.env.FULL
    await page.screenshot({ path: `${out}/${name}-${w}-${theme}.png`, fullPage: Boolean(full) })
    await context.close()
    console.log(name, w, theme)
  }
} finally {
  await browser.close()
  server.kill()
}
