// @vitest-environment happy-dom
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Field } from './field.tsx'
import { ScriptedForm } from './scripted-form.tsx'

interface TextProps {
  name: string
  onFollow: (name: string, value: string) => void
}

/** A field whose text is kept elsewhere, as a flow does. */
function Text({ name, onFollow }: TextProps) {
  const [value, setValue] = useState('')
  const follow = ({ target }: { target: HTMLInputElement }) => {
    onFollow(name, target.value)
    setValue(target.value)
  }
  return <Field label={name} name={name} value={value} onChange={follow} />
}

test('IN-8: what a password manager fills in without an event is sent, and what React knows is told once', () => {
  const onFollow = vi.fn()
  const onSubmit = vi.fn()
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const root = createRoot(host)
  onTestFinished(() => root.unmount())
  flushSync(() =>
    root.render(
      <ScriptedForm onSubmit={onSubmit}>
        <Text name="typed" onFollow={onFollow} />
        <Text name="filled" onFollow={onFollow} />
      </ScriptedForm>,
    ),
  )
  const fill = (name: string, value: string) => {
    const input = host.querySelector(`[name=${name}]`) ?? expect.unreachable()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    return input
  }
  flushSync(() => fill('typed', 'by hand').dispatchEvent(new Event('input', { bubbles: true })))
  fill('filled', 'by a manager')
  flushSync(() => host.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  expect(onFollow.mock.calls).toEqual([
    ['typed', 'by hand'],
    ['filled', 'by a manager'],
  ])
  expect(onSubmit).toHaveBeenCalledTimes(1)
  const values = [...host.querySelectorAll('input')].map(({ value }) => value)
  expect(values).toEqual(['by hand', 'by a manager'])
})
