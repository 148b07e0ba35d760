import { expect, test } from 'vitest'
import { isSameSecret, Redacted } from '#src/contract/redacted.ts'
import { actor, find, type Shown } from '#src/flows/actors.ts'
import { requireSession } from '#src/flows/session/guard.ts'
import { clock } from '#src/platform/actors/app-clock.ts'
import { watchActors } from '#src/platform/actors/inspection.ts'
import { captureSystem, pictureOf, stillEnvironment } from '#src/platform/actors/system-moment.ts'
import { storedCode, storedUser } from '#src/platform/session-storage.ts'
import { Page, storage } from './page.ts'

watchActors()

/** The page is at the code of a withdrawal that is the last step, and looks back at the form. */
async function lookBack(page: Page): Promise<Shown> {
  await page.signIn('iris')
  await page.answerAll()
  await page.openDialog({ kind: 'withdrawal', path: 'invest', method: 'paypal' })
  page.send({ type: 'field.change', field: 'amount', value: '25' })
  await page.settled()
  const moment = captureSystem(page.system.live)
  const then = { now: clock.now(), stored: new Map(storage()) }
  page.send({ type: 'field.change', field: 'email', value: 'pay@mail.example' }, { type: 'form.submit' })
  await clock.advance(60_000)
  const { system } = page
  system.show(pictureOf(system.logic, moment), stillEnvironment(system.environment, then))
  return system.shown
}

/** What a root and its views read. */
function read({ root, environment: { clock: time, storage: stored, history } }: Shown) {
  const { context } = actor('customer', root).getSnapshot()
  const { withdrawal } = actor('modal', root).getSnapshot().children
  return {
    now: time.now(),
    href: history.location.href,
    code: storedCode(stored),
    email: storedUser(stored)?._id === context.customerId ? withdrawal?.getSnapshot().context.entry.email : null,
    state: withdrawal?.getSnapshot().value,
    isCodeSpent: actor('session', root).getSnapshot().context.isCodeSpent,
    transfers: context.answers.transfers?.transfers.length,
    toasts: actor('toasts', root).getSnapshot().context.shown.length,
  }
}

test('DEMO-17, IN-11: while a moment is looked at, the running root pays, stores and toasts, and the picture stays as it is', async () => {
  const page = await Page.open(0)
  const picture = await lookBack(page)
  const before = read(picture)
  const live = { root: page.system.live, environment: page.system.environment }
  const [code, now] = [storedCode(), clock.now()]
  expect(before).toEqual({ ...read(live), now: now - 60_000, email: '', state: { editing: 'fresh' } })

  page.send({ type: 'code.submit', code: code ?? expect.unreachable('no code is stored') })
  await page.settled()
  const told = page.announced.length
  await page.answerAll()
  expect(page.announced.slice(told - 1)).toContain('withdrawal-successful')
  const after = read(live)
  expect({ ...after, code: null, transfers: 0, toasts: 0 }).toEqual({
    ...before,
    now,
    code: null,
    email: 'pay@mail.example',
    state: 'transferred',
    isCodeSpent: false,
    transfers: 0,
    toasts: 0,
  })
  expect(after.transfers).toBe((before.transfers ?? 0) + 1)
  expect(isSameSecret(after.code ?? new Redacted('code', ''), before.code ?? new Redacted('code', ''))).toBe(false)
  expect(read(picture)).toEqual(before)
  await page.shut()
})

test('DEMO-17: a picture does nothing, whatever is asked of it: no event, call, timer, write or move', async () => {
  const page = await Page.open(0)
  const picture = await lookBack(page)
  const outside = () => [
    storage(),
    page.system.environment.history.location.href,
    page.network.key(),
    clock.pending(),
    page.system.environment.attempts.list(),
  ]
  const timer = clock.setTimeout(() => {}, 60_000)
  const [before, around] = [read(picture), outside()]
  const { root, environment } = picture
  actor('modal', root).send({ type: 'modal.leave' })
  actor('session', root).send({ type: 'session.end' })
  environment.storage.removeItem('user')
  environment.storage.setItem('accessToken', 'other')
  environment.goTo('/login')
  environment.history.push('/login')
  environment.reload()
  environment.clock.setTimeout(() => expect.unreachable('the time of a picture stands'), 1)
  // Its session is another customer's than that of its storage.
  const strange = {
    root,
    environment: stillEnvironment(environment, {
      now: 0,
      stored: new Map([
        ['user', '{"_id":"x"}'],
        ['accessToken', 't'],
      ]),
    }),
  }
  // The timers of its calls have the numbers of those of the running root.
  while (strange.environment.clock.setTimeout(() => {}, 1) < timer - 2);
  void requireSession(strange, { href: '/loan' })
  await page.settled()
  expect([read(picture), outside()]).toEqual([before, around])
  clock.clearTimeout(timer)
  expect(find('session', root)?.getSnapshot().value).toEqual({ signedIn: 'inside' })
  await page.shut()
})
