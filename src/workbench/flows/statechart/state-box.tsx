import type { ChartNode } from '#src/workbench/trace/graph.ts'
import { ChartText } from './chart-text.tsx'
import { type InkRole, ink } from './ink.ts'
import {
  type Box,
  CHIP_SIZE,
  chipsOf,
  INSET,
  ROW_HEIGHT,
  rowsOf,
  TEXT_SIZE,
  TITLE_HEIGHT,
  TITLE_SIZE,
} from './measures.ts'

export interface StateProps {
  node: ChartNode
  box: Box
  /** nesting depth */
  depth: number
  /** whether it is a region of a parallel state */
  isRegion: boolean
  isActive: boolean
}

/** A state's background and border: thick when active, dashed for a region, double for a final state. */
export function StateBox(props: StateProps) {
  const { node, box, isRegion, isActive } = props
  const stroke = ink(isActive ? 'accent' : 'line-strong')
  const radius = node.children.length > 0 ? 12 : 9
  return (
    <>
      <rect
        {...frame(box, 0)}
        rx={radius}
        fill={ink(groundOf(props))}
        stroke={stroke}
        strokeWidth={isActive ? 2.5 : 1}
        strokeDasharray={isRegion ? '7 5' : undefined}
      />
      {node.type === 'final' ? (
        <rect {...frame(box, 3)} rx={radius - 3} fill="none" stroke={stroke} strokeWidth={1} />
      ) : null}
    </>
  )
}

/** A state's name, tags, actors and actions. Drawn over the lines, with a halo around the letters. */
export function StateWords(props: StateProps) {
  const { node, box } = props
  const halo = { stroke: ink(groundOf(props)), strokeWidth: 5, strokeLinejoin: 'round', paintOrder: 'stroke' } as const
  return (
    <>
      <ChartText x={box.x + INSET} y={box.y + 21} size={TITLE_SIZE} weight={600} fill={ink('ink')} {...halo}>
        {node.key}
      </ChartText>
      {chipsOf(node).map(({ tag, x, w }) => (
        <g key={tag}>
          <rect
            x={box.x + x}
            y={box.y + 8}
            width={w}
            height={17}
            rx={8.5}
            fill={ink('waits-tint')}
            stroke={ink('waits')}
            strokeWidth={0.75}
          />
          <ChartText x={box.x + x + w / 2} y={box.y + 20} size={CHIP_SIZE} fill={ink('waits')} textAnchor="middle">
            {tag}
          </ChartText>
        </g>
      ))}
      {rowsOf(node).map((row, at) => (
        <ChartText
          key={row}
          x={box.x + INSET}
          y={box.y + TITLE_HEIGHT + at * ROW_HEIGHT + 12}
          size={TEXT_SIZE}
          fill={ink('ink-soft')}
          {...halo}
        >
          {row}
        </ChartText>
      ))}
    </>
  )
}

/** Alternates the background of nested states, so that each stands out from its parent. */
function groundOf({ node, isActive, depth }: StateProps): InkRole {
  if (node.children.length === 0) return isActive ? 'accent-tint' : 'surface'
  return depth % 2 === 0 ? 'paper' : 'tint'
}

function frame({ x, y, w, h }: Box, by: number) {
  return { x: x + by, y: y + by, width: w - 2 * by, height: h - 2 * by }
}
