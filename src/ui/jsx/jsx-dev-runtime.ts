import type { ElementType, Key } from 'react'
import { Fragment, type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { type Props, withOwnElements } from './own-elements.ts'

export type { JSX } from 'react/jsx-dev-runtime'
export { Fragment }

const inSpan = (props: object, key: string) => reactJsxDev('span', props, key, false)

/** What `jsx-runtime.ts` is in a build, on the dev server and in tests. */
export function jsxDEV(
  type: ElementType,
  props: Props,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  const own = withOwnElements(type, props, inSpan)
  return reactJsxDev(type, own, key, isStatic && Array.isArray(own.children), source, self)
}
