import { useSelector } from '@xstate/react'
import { type ComponentProps, useId } from 'react'
import type { MessageField as FieldName } from '#machines/message/message.machine.ts'
import { messageCopy, publicErrorTexts } from '#src/content/public-forms.ts'
import { useFocusedForm } from '#src/flows/use-emitted.ts'
import { type FlowOf, useFlow } from '#src/flows/use-flow.ts'
import fields from '#src/ui/field.module.css'
import { errorProps, FieldFrame } from '#src/ui/field-frame.tsx'

interface MessageFieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder' | 'required'> {
  flow: FlowOf<'contact' | 'newsletter'>
  name: FieldName
  label: string
  rows?: number
}

/** A labelled input, or a text area with `rows`, with its error below. Typing renders only this field. */
export function MessageField({ flow, label, rows, type, required, ...rest }: MessageFieldProps) {
  const { name } = rest
  const value = useSelector(flow, ({ context }) => context.entry[name])
  const code = useSelector(flow, ({ context }) => context.errors[name])
  const error = code && publicErrorTexts[code]
  const onValue = (typed: string) => flow.send({ type: 'field.change', field: name, value: typed })
  const id = useId()
  const shared = {
    ...rest,
    ...errorProps(id, { error }),
    value,
    id,
    className: fields.control,
    'aria-required': required,
  }
  return (
    <FieldFrame id={id} label={label} error={error}>
      {rows ? (
        <textarea {...shared} rows={rows} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <input {...shared} type={type} onChange={(event) => onValue(event.target.value)} />
      )}
    </FieldFrame>
  )
}

/** The contact form or the newsletter, with what its status says once it is sent or has failed. */
export function useMessage(id: 'contact' | 'newsletter', sent: string) {
  const flow: FlowOf<'contact' | 'newsletter'> = useFlow(id)
  const form = useFocusedForm(flow)
  const isSent = useSelector(flow, (state) => state.matches('sent'))
  const hasFailed = useSelector(flow, (state) => state.matches({ editing: 'failed' }))
  return {
    flow,
    form,
    isBusy: useSelector(flow, (state) => state.hasTag('busy')),
    status: isSent
      ? ({ tone: 'done', children: sent } as const)
      : hasFailed
        ? ({ tone: 'failed', children: messageCopy.failed } as const)
        : {},
  }
}
