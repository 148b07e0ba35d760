import { Drawing, leaf, petal, type SketchProps, sand } from './drawing.tsx'

/** A purse, half open, with three coins. */
export function Purse({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M44 88c-24 44 0 72 54 72s74-28 50-72Z" />
      <circle className={sand} cx="192" cy="142" r="18" />
      <circle className={sand} cx="176" cy="112" r="15" />
      <path d="M40 84c-24 44-2 74 54 74s76-30 52-74M36 84h114M36 84c0-10 6-14 14-14h86c8 0 14 4 14 14M84 70c-4-10 0-16 6-18M102 70c4-10 0-16-6-18M58 96c-8 16-10 26-8 38M128 96c8 16 10 26 8 38M206 140c0 24-36 24-36 0s36-24 36 0ZM180 140c0-10 16-10 16 0M190 112c0 20-30 20-30 0s30-20 30 0ZM212 78c0 18-26 18-26 0s26-18 26 0ZM194 78h10M18 158h204" />
    </Drawing>
  )
}

/** A letter sealed with a flower, on its way. */
export function Letter({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={sand} d="M86 66h128v86H86Z" />
      <circle className={petal} cx="149" cy="114" r="15" />
      <path d="M82 62h128v86H82ZM82 62l64 54 64-54M82 148l46-46M210 148l-46-46M146 102c-8-6-14 4-6 9-8 5-2 15 6 9 8 6 14-4 6-9 8-5 2-15-6-9ZM64 78H30M64 98H18M64 118H36M64 138H24M170 44c8-20 28-26 46-20M206 14l12 10-14 8" />
    </Drawing>
  )
}

/** A payment card and its missing corner, under a magnifying glass. */
export function Card({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M38 60h132c6 0 8 2 8 8v72c0 6-2 8-8 8H38c-6 0-8-2-8-8V68c0-6 2-8 8-8Z" />
      <circle className={sand} cx="178" cy="114" r="32" />
      <path d="M150 142H32c-6 0-8-2-8-8V62c0-6 2-8 8-8h132c6 0 8 2 8 8v20M24 76h148M24 88h128M38 106h30v20H38zM38 116h30M53 106v20M84 124h44M84 112h24M210 110c0 44-66 44-66 0s66-44 66 0ZM200 134l28 30M158 104c4-10 12-14 22-14M177 104v10M177 124h.1" />
    </Drawing>
  )
}

/** A laptop that shows a page of an account book, with a cup of tea. */
export function Screen({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M52 40h126v82H52Z" />
      <path className={leaf} d="M190 124h26v32h-26Z" />
      <path d="M48 36h122v82H48ZM58 46h102v62H58ZM48 118l-20 36h162l-20-36M90 144h38l4 10M68 60h32M68 74h58M68 86h46M68 98h52M142 60h8M142 74h8M142 86h8M142 98h8M188 122h24v22c0 12-24 12-24 0ZM212 128c12-2 12 14 0 14M196 114c-4-5 4-7 0-12M206 114c-4-5 4-7 0-12M18 158h204" />
    </Drawing>
  )
}
