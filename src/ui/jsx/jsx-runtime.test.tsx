// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'

/** What Chrome's translator does to a page: two `font` elements with a text of their own take each text's place. */
function translate(place: Node): void {
  for (const node of [...place.childNodes]) {
    if (node.nodeType !== Node.TEXT_NODE) translate(node)
    else if ((node.parentNode as Element).tagName !== 'FONT') {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      node.parentNode?.replaceChild(outer, node)
      outer.append(inner)
      inner.append((node as Text).data)
    }
  }
}

/** Renders something that changes with a number, and translates it before each change. Returns its HTML without the translator's elements. */
function changed(View: (props: { n: number }) => ReactNode, ...numbers: number[]): string[] {
  const host = document.createElement('div')
  const complain = vi.spyOn(console, 'error')
  let set = (_: number) => {}
  function Holder() {
    const [n, setN] = useState(numbers[0] ?? 0)
    set = setN
    return <View n={n} />
  }
  flushSync(() => createRoot(host).render(<Holder />))
  const seen = numbers.map((n) => {
    flushSync(() => set(n))
    translate(host)
    return host.innerHTML.replaceAll(/<\/?font>/g, '')
  })
  expect(complain).not.toHaveBeenCalled()
  return seen
}

const Shown = ({ children }: { children: ReactNode }) => <b>{children}</b>

const views: [what: string, view: (props: { n: number }) => ReactNode, seen: string[]][] = [
  [
    'a label beside a spinner that comes',
    ({ n }) => (
      <button type="button">
        {n === 1 ? null : <i />}
        {n === 1 ? 'Send' : 'Sending'}
      </button>
    ),
    ['<button type="button">Send</button>', '<button type="button"><i></i><span>Sending</span></button>'],
  ],
  [
    'texts alone',
    ({ n }) => (
      <p>
        {n} of {n + 1}
      </p>
    ),
    ['<p>1 of 2</p>', '<p>2 of 3</p>'],
  ],
  [
    'a text that gives way to an element',
    ({ n }) => <p>{n === 1 ? 'one' : <i />}</p>,
    ['<p>one</p>', '<p><i></i></p>'],
  ],
  [
    'a space between elements of which the first comes',
    ({ n }) => (
      <p>
        {n === 1 ? null : <b />} <i />
      </p>
    ),
    ['<p><span class="space"> </span><i></i></p>', '<p><b></b><span class="space"> </span><i></i></p>'],
  ],
  [
    'the text of a fragment',
    ({ n }) => (
      <p>
        {n === 1 ? null : <i />}
        {/* biome-ignore lint/complexity/noUselessFragments: it is what is tested */}
        <>{`${n}`}</>
      </p>
    ),
    ['<p><span>1</span></p>', '<p><i></i><span>2</span></p>'],
  ],
  [
    'children that a component passes on',
    ({ n }) => (
      <Shown>
        {n} <i />
      </Shown>
    ),
    ['<b><span>1 </span><i></i></b>', '<b><span>2 </span><i></i></b>'],
  ],
  [
    'a text beside an element that becomes several',
    ({ n }) => (
      <p>
        {n === 1 ? null : 'more '}
        {n}
        <input />
      </p>
    ),
    ['<p><span>1</span><input></p>', '<p><span>more 2</span><input></p>'],
  ],
]

test.each(views)('IN-8: under a translator, %s is shown as it changes', (_, view, [one, two]) => {
  expect(changed(view, 1, 2, 1)).toEqual([one, two, one])
})

test('IN-8: what is prerendered has the same elements', async () => {
  const page = (
    <p>
      {1} of <b>2</b>
    </p>
  )
  const { prelude } = await prerender(page)
  expect(await new Response(prelude).text()).toBe('<p><span>1 of </span><b>2</b></p>')
})
