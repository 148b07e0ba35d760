import { Drawing, leaf, petal, type SketchProps, sand } from './drawing.tsx'

/** A large key with a paper tag. */
export function Key({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <circle className={petal} cx="74" cy="78" r="38" />
      <path className={sand} d="m150 54 42-20 24 12-2 28-42 20Z" />
      <path d="M108 74c0 50-76 50-76 0s76-50 76 0ZM88 74c0 24-36 24-36 0s36-24 36 0ZM100 96l84 62M108 90l82 60-6 8M150 122l-14 20 16 12 6-10M168 136l-8 12 12 8M104 58c16-18 30-16 42-8M146 50l42-20 24 12-2 28-42 20ZM156 50h.1M172 52l22-11M178 64l22-11" />
    </Drawing>
  )
}

/** A padlock, closed, with a sprig. */
export function Lock({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M74 86h100v74H74Z" />
      <path className={leaf} d="M190 120c18-4 30 2 34 16-16 6-30 0-34-16Z" />
      <path d="M18 158h204M68 82h100v76H68ZM86 82V58c0-44 64-44 64 0v24M100 82V60c0-26 36-26 36 0v22M118 128c-10 0-10-18 0-18s10 18 0 18ZM118 128v14M78 92h.1M158 92h.1M78 148h.1M158 148h.1M182 158c2-20 8-34 18-46M188 136c2-12-4-20-14-24-2 14 4 22 14 24ZM190 132c14 4 24 0 28-12-14-2-24 2-28 12Z" />
    </Drawing>
  )
}

/** A lighthouse on its headland, waves below. */
export function Coast({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <circle className={sand} cx="58" cy="62" r="24" />
      <path className={leaf} d="M108 140c24-28 60-36 116-30v50H98Z" />
      <path className={petal} d="M152 52h28l8 58h-42Z" />
      <path d="M76 60c0 30-46 30-46 0s46-30 46 0ZM104 138c22-26 54-36 112-32M104 138c-6 6-12 10-20 14M146 108l8-58h24l8 54M150 50h32M154 50V36h24v14M152 36l14-12 14 12M166 24v-8M150 78h32M148 94h36M162 108v-10c0-6 10-6 10 0v6M146 42l-30-8M146 46l-30 6M186 42l30-8M186 46l30 6M18 158c12-8 20 8 32 0s20 8 32 0 20 8 32 0 20 8 32 0 20 8 32 0 20 8 32 0M24 140c10-7 16 7 26 0s16 7 24 0M18 120c8-6 14 6 22 0s14 6 20 0M190 128l12-6M160 136l16-8" />
    </Drawing>
  )
}
