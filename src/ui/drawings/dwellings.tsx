import { Drawing, leaf, petal, type SketchProps, sand } from './drawing.tsx'

/** A small house with smoke from its chimney and a tree beside it. */
export function House({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={sand} d="M60 92h92v66H60Z" />
      <path className={petal} d="M46 94 106 46l62 48Z" />
      <circle className={leaf} cx="198" cy="104" r="25" />
      <path d="M20 156h200M56 156V90M148 156V90M42 96l60-50 60 50M84 156v-38c0-8 22-8 22 0v38M100 138h.1M118 106h18v18h-18zM127 106v18M118 115h18M130 68V50h12v29M137 42c-6-6 6-9 0-15s5-8 2-13M194 156V96M194 124l14-14M194 114l-12-10M172 112c-10-22 6-42 22-42s32 20 20 42c-10 14-34 14-42 0Z" />
    </Drawing>
  )
}

/** A row of three town houses, one door open. */
export function Terrace({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M34 62h54v98H34Z" />
      <path className={sand} d="M92 44h58v116H92Z" />
      <path className={leaf} d="M154 70h58v90h-58Z" />
      <path d="M18 158h204M30 158V66l28-20 28 20v92M86 158V44h60v114M146 158V72h62v86M142 72h70M82 44h68M96 38h40v6H96M48 158v-30h20v30M42 84h12v18H42zM64 84h12v18H64zM98 60h12v20H98zM122 60h12v20h-12zM98 96h12v20H98zM122 96h12v20h-12zM104 158v-28c0-8 24-8 24 0v28M128 134l8-6v30M158 88h12v16h-12zM184 88h12v16h-12zM168 158v-32h22v32M158 116h38" />
    </Drawing>
  )
}

/** A shop with a striped awning and a sign that says open. */
export function Shop({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={sand} d="M50 82h148v76H50Z" />
      <path className={petal} d="M44 52h26l-8 36H34ZM96 52h26v36H90ZM148 52h26l6 36h-28Z" />
      <path d="M18 158h204M46 158V90M194 158V90M40 50h160l12 36c0 8-22 8-26 0-2 8-24 8-26 0-2 8-26 8-26 0-2 8-28 8-28 0-4 8-26 8-28 0-4 8-24 8-26 0-4 8-24 8-24 0ZM66 50l-10 36M92 50l-6 36M120 50v36M148 50l4 36M174 50l10 36M62 136v-30h62v30ZM62 136h62M140 158v-54h38v54M170 132h.1M70 136v-8h10v8M88 136v-14h12v14M108 136v-6h8v6M148 112h22M60 40V28h120v12" />
    </Drawing>
  )
}

/** An old office building with an arched door. */
export function Offices({ title }: SketchProps) {
  return (
    <Drawing title={title}>
      <path className={petal} d="M76 34h92v126H76Z" />
      <path className={leaf} d="M42 86h34v74H42Z" />
      <path className={sand} d="M168 102h36v58h-36Z" />
      <path d="M18 158h204M72 158V32h92v126M66 32h104M80 32v-8h76v8M106 24V12l20 4-20 4M72 84H38v74M164 100h36v58M34 84h38M164 100h40M84 48h12v16H84zM112 48h12v16h-12zM140 48h12v16h-12zM84 78h12v16H84zM112 78h12v16h-12zM140 78h12v16h-12zM84 108h12v16H84zM140 108h12v16h-12zM106 158v-30c0-16 24-16 24 0v30M118 118v40M48 98h14M48 112h14M48 126h14M176 116h14M176 130h14" />
    </Drawing>
  )
}
