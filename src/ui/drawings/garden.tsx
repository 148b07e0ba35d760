import { Drawing, leaf, petal, type SketchProps, sand } from './drawing.tsx'

/** A young plant in a pot, with a watering can. */
export function Plant({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={sand} d="M52 108h60l-8 50H62Z" />
      <path className={leaf} d="M82 74c-22 4-34-8-36-28 22-2 36 8 36 28ZM86 58c2-22 16-32 38-30 0 22-14 34-38 30Z" />
      <path className={petal} d="M152 112h48v46h-48Z" />
      <path d="M18 158h204M46 104h64M50 104l8 54h42l8-54M78 104V54M78 72C56 76 44 64 42 42c22-2 36 8 36 30ZM78 56c2-24 16-34 40-32 0 22-14 36-40 32ZM78 72 56 52M78 56l24-20M148 110h46v48h-46ZM148 126l-26-22M116 108l10-10M194 120c24-4 24 30 0 26M152 110c0-24 38-24 38 0M116 116v.1M122 122v.1M112 124v.1" />
    </Drawing>
  )
}

/** An old tree with a bench below it. */
export function Tree({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={leaf} d="M48 86c-18-40 26-66 56-58 34-14 70 8 62 40 14 30-22 48-48 38-30 14-62 4-70-20Z" />
      <path className={sand} d="M144 130h66v8h-66Z" />
      <path d="M18 158h204M98 158c6-26 6-48 4-72M120 158c-6-22-6-46-2-64M102 108 82 86M118 104l22-22M110 92V62M92 158l-12 0M44 80c-18-38 24-64 54-56 32-14 70 6 62 38 14 30-20 50-46 40-8 6-16 6-24 4M44 80c4 14 16 24 34 24M66 56c6-8 14-10 22-10M126 44c10 0 16 6 18 12M140 128h66M140 136h66M148 136v22M198 136v22M144 114h60M150 114v14M196 114v14" />
    </Drawing>
  )
}

/** A full jug that runs over into a bowl. */
export function Jug({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M54 62h60c8 14 12 44 6 98H50c-6-44-2-80 4-98Z" />
      <path className={petal} d="M146 122h64c-2 24-14 34-32 34s-30-10-32-34Z" />
      <path d="M46 48h68l12-8c-2 12-6 14-10 22 10 24 10 64 4 96H44c-8-36-8-72 4-96ZM44 70c-28-6-30 52-2 52M116 58c26-4 44 14 50 58M112 66c22-2 38 14 44 50M54 66c10-5 16 5 26 0s16 5 26 0M138 116h76c-2 26-16 42-38 42s-36-16-38-42ZM152 130c8-4 12 4 20 0s12 4 20 0M18 158h204" />
    </Drawing>
  )
}
