import { Drawing, petal, type SketchProps, sand } from './drawing.tsx'

/** An open ledger with a pen lying over it. */
export function Ledger({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={sand} d="M32 56c32-14 64-10 92 4v98c-30-14-62-16-92-6Z" />
      <path className={petal} d="M128 60c28-14 56-14 88-4v96c-30-8-60-8-88 6Z" />
      <path d="M120 56c-28-16-60-18-92-6v98c32-10 64-8 92 6 28-14 60-16 92-6V50c-32-12-64-10-92 6ZM120 56v98M44 66c20-5 40-4 60 3M44 82c20-5 40-4 60 3M44 98c20-5 40-4 60 3M44 114c20-5 40-4 60 3M86 66v64M136 70c12-5 24-7 36-7M136 86c10-4 18-6 26-7M136 102c8-3 12-4 18-5M204 34l-56 84-8 18 16-12 56-84c-2-4-4-6-8-6ZM148 118l8 6M22 158c32-8 66-8 98 4 32-12 66-12 98-4" />
    </Drawing>
  )
}
