import type { SVGProps } from 'react'
import { type TextWeight, textWidth } from './text-width.ts'

interface ChartTextProps extends Omit<SVGProps<SVGTextElement>, 'children'> {
  size: number
  weight?: TextWeight
  children: string
}

/** A line of text that has exactly the width that the layout computed, even with a fallback font. */
export function ChartText({ size, weight = 400, children, ...rest }: ChartTextProps) {
  return (
    <text
      fontSize={size}
      fontWeight={weight}
      textLength={textWidth(children, size, weight)}
      lengthAdjust="spacingAndGlyphs"
      {...rest}
    >
      {children}
    </text>
  )
}
