import { linkPlace } from '#src/contract/placeholders.ts'
import type { RecordingStep } from '#src/demo/demo-contract.ts'
import { describeStep } from '#src/demo/recorder/describe-step.ts'
import { joinGestures } from '#src/kit/recorder/gesture.ts'
import type { EventStep } from '#src/kit/recorder/step.ts'
import { gestureCode } from './gesture-code.ts'
import { grouped, literal, quoted } from './literal.ts'
import { NotExported } from './not-exported.ts'
import type { SecretCode } from './secret-code.ts'
import { minute } from './start-code.ts'
import type { Worlds } from './world-before.ts'

/** Operator actions whose first argument is the id of a row, and the rows' kind. */
const ROW_ACTIONS: Readonly<Record<string, string>> = {
  setDeposit: 'deposits',
  setLoan: 'loans',
  setTransfer: 'transfers',
}

export interface StepCodeParts {
  secrets: SecretCode
  worlds: Worlds
  /** names a variable: 'deposit', then 'deposit2' */
  variable(name: string): string
  indent: number
}

/** A step as lines of a test; none for a step that follows from an earlier one. Throws `NotExported` with the reason. */
export function stepCode(step: RecordingStep, index: number, parts: StepCodeParts): string[] {
  const { secrets, indent } = parts
  const call = (name: string, ...args: unknown[]) => {
    const before = `await demo.${name}(`
    const values = args.map((arg) =>
      literal(secrets.ofValue(arg), { before: indent + before.length, after: 1, indent }),
    )
    return [`${before}${values.join(', ')})`]
  }
  switch (step.kind) {
    case 'event':
      return step.gestures === undefined ? sendCode(step, index, parts) : gesturesCode(step, index, parts)
    case 'page':
      return [...gesturesCode(step, index, parts), ...(isByLink(step) ? [] : pageCode(step))]
    case 'press':
      if (step.gestures !== undefined && step.gestures.length > 0) return gesturesCode(step, index, parts)
      return step.what === 'escape'
        ? [`await page.keyboard.press('Escape')`]
        : [`await page.getByRole('main').click({ position: { x: 1, y: 1 } })`]
    case 'wait':
      return gesturesCode(step, index, parts)
    case 'sign-in':
      return call('signIn', step.persona)
    case 'operator':
      return operatorCode(step.action, step.args)
    case 'fault':
      return step.fault === null ? call('faults.clear') : call('faults.set', step.fault)
    case 'fault-removed':
      return call('faults.remove', step.fault)
    case 'latency':
      return [`await demo.faults.setLatency(${grouped(step.latency)})`]
    case 'clock':
      return call('clock.setNow', minute(step.now))
    case 'window':
      return [`await page.evaluate(() => window.dispatchEvent(new Event(${quoted(step.change)})))`]
    case 'browser':
      throw new NotExported(`Step ${index + 1} (${describeStep(step)}) changes the browser, which a test cannot`)
    case 'answer':
    case 'caption':
      return []
  }

  function operatorCode(action: string, args: readonly unknown[]): string[] {
    const kind = ROW_ACTIONS[action]
    const owner = kind === undefined ? null : ownerOfNewest(kind, args[0], parts.worlds)
    if (kind === undefined || owner === null)
      return call(`operator.${action === 'copyCustomer' ? 'copy' : action}`, ...args)
    const name = parts.variable(kind.slice(0, -1))
    const rest = args.slice(1).map((arg) => literal(arg))
    return [
      `const [${name}] = await demo.operator.records(${quoted(kind)}, ${quoted(owner)})`,
      `await demo.operator.${action}(${[`${name}?._id ?? ''`, ...rest].join(', ')})`,
    ]
  }
}

function gesturesCode(step: RecordingStep, index: number, { secrets }: StepCodeParts): string[] {
  return joinGestures(step.gestures ?? []).flatMap((gesture) => {
    const { how, value = '', field } = gesture
    // A file is read after it was chosen, and a test must not go on before that.
    if (how === 'files') return [gestureCode(gesture, fileCode(step)), 'await demo.clock.settled()']
    return [gestureCode(gesture, field === undefined ? quoted(value) : secrets.ofField(field, index))]
  })
}

/** The page came with a click or a key, rather than by the browser's Back or a tool. */
function isByLink({ gestures, by }: Extract<RecordingStep, { kind: 'page' }>): boolean {
  const last = gestures?.at(-1)
  if (gestures === undefined || (last === undefined && by !== undefined)) return false
  return last === undefined || last.how === 'click' || last.how === 'press'
}

function pageCode({ to, by }: Extract<RecordingStep, { kind: 'page' }>): string[] {
  if (by === -1) return ['await page.goBack()']
  if (by === 1) return ['await page.goForward()']
  if (by !== undefined) return [`await page.evaluate(() => history.go(${by}))`]
  const place = linkPlace(to.split('/').at(-1) ?? '')
  if (place === null) return [`await demo.goTo(${quoted(to.replaceAll(/‹[^›]*›/g, 'no-such-link'))})`]
  return [
    'const links = (await demo.outbox()).flatMap(({ link }) => link ?? [])',
    `await demo.goTo(links.at(${-place}) ?? '')`,
  ]
}

/** Older recordings, and events that were sent with a tool: the machine gets the event, as from the flow viewer. */
function sendCode({ flow, which = 1, mark, event }: EventStep, index: number, { indent }: StepCodeParts): string[] {
  if (flow === 'session' && event.type === 'session.end') return ['await demo.signOut()']
  const step = `Step ${index + 1} (${describeStep({ kind: 'event', flow, event })})`
  if (mark !== undefined || /‹|"specimen"/.test(JSON.stringify(event)))
    throw new NotExported(`${step} was not done by hand, and a test cannot send it. Record it again in the product`)
  const opening = `await send(${quoted(flow)}, `
  const rest = which === 1 ? '' : `, ${which}`
  return [`${opening}${literal(event, { before: indent + opening.length, after: 1 + rest.length, indent })}${rest})`]
}

/** Only a small picture can be written into a test; what is refused is refused for its content. */
function fileCode(step: RecordingStep): string {
  const specimen = /"specimen":"([a-z-]+)"/.exec(JSON.stringify(step))?.[1] ?? 'picture'
  return specimen === 'picture'
    ? 'PICTURE'
    : specimen === 'empty'
      ? 'EMPTY'
      : specimen === 'too-large'
        ? 'LARGE'
        : 'TEXT'
}

/** Whose the row is, if it is the newest of theirs: its id depends on chance, so a test asks for it. */
function ownerOfNewest(kind: string, id: unknown, { after, customerOf }: Worlds): string | null {
  for (const [record, rows] of Object.entries(after)) {
    const [collection, owner = ''] = record.split('/')
    if (collection === kind && rows.at(-1)?._id === id) return customerOf(owner)
  }
  return null
}
