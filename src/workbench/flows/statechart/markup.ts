import { Fragment, isValidElement, type ReactNode } from 'react'

/** SVG attributes that contain capitals. */
const AS_WRITTEN = ['viewBox', 'textLength', 'lengthAdjust']

/**
 * Renders plain function components without hooks to text, with the same result in the page and in Node.
 * React's own renderer would be most of the code that the page loads for this.
 */
export function markup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node))
  if (Array.isArray(node)) return node.map(markup).join('')
  if (!isValidElement<Record<string, unknown>>(node)) throw new Error('A drawing may contain only elements and text')
  const { type, props } = node
  const children = props.children as ReactNode
  if (type === Fragment) return markup(children)
  if (typeof type === 'function') return markup((type as (props: object) => ReactNode)(props))
  if (typeof type !== 'string') throw new Error('A drawing may contain only plain components')
  return `<${type}${attributes(props)}>${markup(children)}</${type}>`
}

function attributes(props: Record<string, unknown>): string {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => ` ${attributeName(name)}="${escaped(String(value))}"`)
    .join('')
}

function attributeName(name: string): string {
  return AS_WRITTEN.includes(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
