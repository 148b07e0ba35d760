import type { ElementType, Key } from 'react'
import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { type Props, withOwnElements } from './own-elements.ts'

export type { JSX } from 'react/jsx-runtime'
export { Fragment }

const inSpan = (props: object, key: string) => reactJsx('span', props, key)

/** React's JSX, but no text stands among other nodes (IN-8). `tsconfig.json` names it for every file. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  return reactJsx(type, withOwnElements(type, props, inSpan), key)
}

/** For an element with several children. */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  const own = withOwnElements(type, props, inSpan)
  return Array.isArray(own.children) ? reactJsxs(type, own, key) : reactJsx(type, own, key)
}
