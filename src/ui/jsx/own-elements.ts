import { type ElementType, Fragment, type ReactElement, type ReactNode } from 'react'

export interface Props {
  children?: ReactNode
}

/** Makes the element around a text. */
type InElement = (props: { className?: string; children: string }, key: string) => ReactElement

/**
 * The props of an element in which no text stands among other nodes (IN-8): such a text is in an element of its own, and several texts
 * alone become one. A browser's translator moves texts into elements that it makes (Chrome 156: `<font>`), while React (19) goes on
 * with the text that it created: it throws where something comes or goes beside it, and what it writes into it is not shown.
 * Of an element's only text React knows nothing but the element, whose content it replaces.
 */
export function withOwnElements(type: ElementType, props: Props, inElement: InElement): Props {
  const { children } = props
  // What a fragment holds stands among the children around it.
  if (type === Fragment && isText(children))
    return { ...props, children: inElement({ children: String(children) }, 'text') }
  if (!Array.isArray(children) || !children.some(isText)) return props
  const isTextAlone = type !== Fragment && children.every((child) => isText(child) || isNothing(child))
  return { ...props, children: isTextAlone ? children.filter(isText).join('') : inPlaces(children, inElement) }
}

/** Each child keeps its place, by which React knows it again; a text takes in the texts that follow it. */
function inPlaces(children: readonly ReactNode[], inElement: InElement): ReactNode[] {
  return children.map((child, place) => {
    if (!isText(child)) return child
    if (isText(children[place - 1])) return null
    const end = children.findIndex((other, otherPlace) => otherPlace > place && !isText(other))
    const text = children.slice(place, end < 0 ? children.length : end).join('')
    // A space between the items of a row would be an item, too.
    return inElement({ children: text, ...(text.trim() === '' ? { className: 'space' } : {}) }, `text ${place}`)
  })
}

function isText(child: ReactNode): boolean {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'
}

function isNothing(child: ReactNode): boolean {
  return child === null || child === undefined || typeof child === 'boolean'
}
