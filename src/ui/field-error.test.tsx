// @vitest-environment happy-dom
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'

interface FormProps {
  /** what a submit finds */
  errorsOf: (submits: number) => Record<string, string | undefined>
  /** what it gives the focus to */
  focused?: string
}

function Form({ errorsOf, focused }: FormProps) {
  const [submits, setSubmits] = useState(0)
  const errors = submits === 0 ? {} : errorsOf(submits)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (focused !== undefined) document.querySelector<HTMLElement>(`[name=${focused}]`)?.focus()
        setSubmits(submits + 1)
      }}
    >
      <Field name="email" label="Email" error={errors.email} />
      <Field name="amount" label="Amount" error={errors.amount} />
      <button type="submit">Send</button>
    </form>
  )
}

function mount(props: FormProps) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  const field = (name: string) => host.querySelector<HTMLElement>(`[name=${name}]`) ?? expect.unreachable(name)
  flushSync(() => createRoot(host).render(<Form {...props} />))
  const submit = (from: string) => {
    host.querySelector<HTMLElement>(from)?.focus()
    const heard: string[] = []
    // What a screen reader announces: what comes into a polite region, after the task that brought it.
    const observer = new MutationObserver(() => {})
    observer.observe(host, { childList: true, subtree: true })
    flushSync(() => host.querySelector('form')?.requestSubmit())
    for (const { target, addedNodes } of observer.takeRecords())
      if ((target as Element).closest('[aria-live=polite]') && addedNodes.length > 0)
        heard.push([...addedNodes].map((node) => node.textContent).join(''))
    observer.disconnect()
    return heard
  }
  return { submit, field }
}

test('IN-7: an error is announced where the focus stays in the field, and again when it is there again', () => {
  const { submit } = mount({ errorsOf: () => ({ amount: 'Too much' }), focused: 'amount' })
  expect(submit('[name=amount]')).toEqual(['Too much'])
  expect(submit('[name=amount]')).toEqual(['Too much'])
})

test('IN-7: an error is announced once: a field that the submit gave the focus is read out with it', () => {
  const { submit, field } = mount({ errorsOf: () => ({ email: 'Missing', amount: 'Too much' }), focused: 'email' })
  expect(submit('button')).toEqual(['Too much'])
  expect(document.activeElement).toBe(field('email'))
  expect(document.getElementById(field('email').getAttribute('aria-describedby') ?? '')?.textContent).toBe('Missing')
})

test('IN-7: an error is announced where the focus stays on the button', () => {
  const { submit } = mount({ errorsOf: (submits) => ({ amount: `Wrong ${submits}` }) })
  expect([submit('button'), submit('button')]).toEqual([['Wrong 1'], ['Wrong 2']])
})

test('IN-7: the region of an error is there before it', () => {
  mount({ errorsOf: () => ({}) })
  const regions = [...document.querySelectorAll('[aria-live=polite]')]
  expect(regions.map(({ textContent }) => textContent)).toEqual(['', ''])
})
