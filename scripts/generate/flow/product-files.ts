import type { GeneratedFile } from '../generated-file.ts'
import type { FlowNames } from './flow-names.ts'

/** A line to add to a file that lists every flow. */
export interface NewLine {
  path: string
  line: string
  /** the new line goes before the first line that matches */
  before: RegExp
}

/** The call, texts, view, hook, mock handler and end-to-end test. */
export function productFiles({ kebab, camel, pascal, title, id }: FlowNames, isDialog: boolean): GeneratedFile[] {
  const folder = `src/flows/${kebab}`
  return [
    {
      path: `src/api/${kebab}.ts`,
      text: `import { fromPromise } from 'xstate'
import type { BodyOf } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { call } from './call.ts'

type ${pascal}Request = BodyOf<typeof endpoints.put${pascal}> & { customerId: string }

export const put${pascal} = fromPromise<unknown, ${pascal}Request>(({ input: { customerId, ...body }, signal }) =>
  call(endpoints.put${pascal}, { params: { id: customerId }, body, signal }),
)
`,
    },
    {
      path: `src/content/${kebab}.ts`,
      text: `export const ${camel}Copy = {
  title: '${title}',
  submit: '${title}',
  sending: 'The bank has been asked.',
  slow: 'Still working.',
  refused: 'That did not go through. Please try again.',
  unsure: 'We received no answer, so this may have gone through. You can try again.',
  done: 'Done.',
} as const
`,
    },
    { path: `${folder}/use-${kebab}.ts`, text: binding(kebab, camel, pascal, isDialog) },
    { path: `${folder}/${kebab}.tsx`, text: isDialog ? dialog(kebab, camel, pascal) : part(kebab, camel, pascal) },
    {
      path: `mocks/bank/handlers/${kebab}.ts`,
      text: `import type { Resolvers } from '#mocks/bank/create-handler.ts'

export const ${camel}Resolvers = {
  // Write here how the bank handles the call. So far it answers without changing anything.
  put${pascal}: ({ customer }) => customer,
} satisfies Partial<Resolvers>
`,
    },
    {
      path: `e2e/bank/${kebab}.spec.ts`,
      text: `import { ${camel}Copy } from '#src/content/${kebab}.ts'
import { expect, test } from '../test.ts'

test('${id}: a customer completes ${kebab}', async ({ page, demo }) => {
  await demo.open('/account-details', { as: 'ada' })
  // Fails until a page opens the flow: add a button${isDialog ? ` that calls open({ kind: '${kebab}' })` : ''}, for example to src/flows/account/entries.tsx, and click it here.
  await page.getByRole('button', { name: ${camel}Copy.submit, exact: true }).click()
  await demo.clock.advance(1_000)
  await expect(page.getByRole('status').filter({ hasText: ${camel}Copy.done })).toBeVisible()
})
`,
    },
  ]
}

/** The lines to add to the files that list every flow. */
export function productLines({ kebab, camel, pascal, constant, title, id }: FlowNames, isDialog: boolean): NewLine[] {
  const handlers = 'mocks/bank/handlers.ts'
  const importLine = `import { ${camel}Resolvers } from './handlers/${kebab}.ts'`
  const lines: NewLine[] = [
    {
      path: 'src/contract/endpoints.ts',
      line: `  put${pascal}: send('PUT', 'users/${kebab}/{id}', v.object({ isOn: v.boolean() }), anything),`,
      before: /^} satisfies Record<string, Endpoint>/,
    },
    { path: handlers, line: importLine, before: /^import \{ createOutbox/ },
    { path: handlers, line: `  ...${camel}Resolvers,`, before: /^}$/ },
    {
      path: 'mocks/bank/calls.ts',
      line: `  put${pascal}: { summary: '${title}', example: { isOn: true } },`,
      before: /^}/,
    },
    { path: 'mocks/bank/calls.ts', line: `  put${pascal}: '${title}',`, before: /^} satisfies Record/ },
    {
      path: 'src/workbench/timeline/happened-words.ts',
      line: `  'PUT users/${kebab}/{id}': { done: ({ who }) => \`\${who} completed “${title}”\`, what: () => '“${title}”' },`,
      before: /^ {2}'POST auth\/register'/,
    },
    {
      path: 'machines/rules/rules.ts',
      line: `/** ${id}, counted from the submit. */\nexport const ${constant}_SLOW_DELAY = 5_000`,
      before: /^\/\*\* WD-3, rule 1/,
    },
  ]
  if (!isDialog) return lines
  const shown = `import('#src/flows/${kebab}/${kebab}.tsx').then(({ ${pascal} }) => ${pascal})`
  return [
    ...lines,
    {
      path: 'machines/modal/modal.machine.ts',
      line: `  | { kind: '${kebab}' }`,
      before: /^ {2}\| \{ kind: 'referral' \}/,
    },
    { path: 'machines/modal/modal.model.ts', line: `  '${kebab}': { kind: '${kebab}' },`, before: /^ {2}referral:/ },
    { path: 'src/pages/modals.ts', line: `  '${kebab}': () => ${shown},`, before: /^}/ },
  ]
}

function binding(kebab: string, camel: string, pascal: string, isDialog: boolean): string {
  const modal = isDialog ? "import { useModal } from '#src/flows/modal/use-modal.ts'\n" : ''
  return `import { ${camel}Machine } from '#machines/${kebab}/${kebab}.machine.ts'
import { put${pascal} } from '#src/api/${kebab}.ts'
import { useCustomer } from '#src/flows/customer/use-customer.ts'
${modal}import { useFlow } from '#src/platform/actors/use-flow.ts'

export function use${pascal}() {
  const { actor: customerRef } = useCustomer()
${isDialog ? '  const modal = useModal()\n' : ''}  const machine = ${camel}Machine.provide({
    actors: { put${pascal} },
    actions: { close: () => ${isDialog ? 'modal.close()' : '{}'} },
  })
  return useFlow(machine, { input: { customerRef } })
}
`
}

function dialog(kebab: string, camel: string, pascal: string): string {
  return `import { ${camel}Copy } from '#src/content/${kebab}.ts'
import { modalCopy } from '#src/content/modal.ts'
import type { ModalProps } from '#src/flows/modal/use-modal.ts'
import { Dialog, DialogFooter, dialogForm } from '#src/ui/dialog.tsx'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { use${pascal} } from './use-${kebab}.ts'

export function ${pascal}({ isShown }: ModalProps<'${kebab}'>) {
  const [state, send] = use${pascal}()
  return (
    <Dialog
      title={${camel}Copy.title}
      isShown={isShown}
      onClose={() => send({ type: '${kebab}.close' })}
      isClosable={state.can({ type: '${kebab}.close' })}
      closeLabel={modalCopy.close}
    >
${dialogForm(kebab, camel, 3)}
    </Dialog>
  )
}
`
}

function part(kebab: string, camel: string, pascal: string): string {
  return `import { ${camel}Copy } from '#src/content/${kebab}.ts'
import styles from '#src/ui/form.module.css'
import { FormStatus } from '#src/ui/form-status.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { use${pascal} } from './use-${kebab}.ts'

export function ${pascal}() {
  const [state, send] = use${pascal}()
  return (
${form(kebab, camel, 2)}
  )
}
`
}

function form(kebab: string, camel: string, depth: number): string {
  return indented(
    `<form
  className={styles.form}
${onSubmit(kebab)}
>
${indented(submit(kebab, camel), 1)}
${indented(status(camel), 1)}
</form>`,
    depth,
  )
}

function dialogForm(kebab: string, camel: string, depth: number): string {
  return indented(
    `<form
  className={dialogForm}
${onSubmit(kebab)}
>
  <DialogFooter
    status={
${indented(status(camel).slice(1, -1), 3)}
    }
  >
${indented(submit(kebab, camel), 2)}
  </DialogFooter>
</form>`,
    depth,
  )
}

function onSubmit(kebab: string): string {
  return `  noValidate
  onSubmit={(event) => {
    event.preventDefault()
    send({ type: '${kebab}.submit' })
  }}`
}

function submit(kebab: string, camel: string): string {
  return `<SubmitButton
  label={${camel}Copy.submit}
  busy={state.hasTag('busy')}
  closed={!state.can({ type: '${kebab}.submit' })}
/>`
}

function status(camel: string): string {
  return `{state.matches('done') ? (
  <FormStatus tone="done">{${camel}Copy.done}</FormStatus>
) : state.matches('unsure') ? (
  <FormStatus tone="failed">{${camel}Copy.unsure}</FormStatus>
) : state.context.failure !== null ? (
  <FormStatus tone="failed">{${camel}Copy.refused}</FormStatus>
) : (
  <FormStatus>
    {state.matches({ submitting: 'slow' }) ? ${camel}Copy.slow : null}
    {state.matches({ submitting: 'prompt' }) ? ${camel}Copy.sending : null}
  </FormStatus>
)}`
}

function indented(lines: string, depth: number): string {
  return lines.replace(/^/gm, '  '.repeat(depth))
}
