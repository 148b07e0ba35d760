import { Drawing, leaf, petal, sand } from './drawing.tsx'

interface Place {
  x: number
  y: number
  turn: number
  size: number
}

const TALL: readonly Place[] = [
  { x: 172, y: 96, turn: -24, size: 0.62 },
  { x: 204, y: 118, turn: 30, size: 0.74 },
  { x: 164, y: 140, turn: -38, size: 0.86 },
  { x: 210, y: 168, turn: 22, size: 0.98 },
  { x: 160, y: 194, turn: -20, size: 1.08 },
  { x: 214, y: 228, turn: 40, size: 1.16 },
  { x: 162, y: 256, turn: -46, size: 1.2 },
  { x: 220, y: 292, turn: 16, size: 1.24 },
  { x: 170, y: 322, turn: -12, size: 1.26 },
]

const SHORT: readonly Place[] = [
  { x: 84, y: 232, turn: -18, size: 0.5 },
  { x: 106, y: 250, turn: 26, size: 0.6 },
  { x: 76, y: 270, turn: -30, size: 0.7 },
  { x: 112, y: 294, turn: 20, size: 0.8 },
  { x: 80, y: 320, turn: -44, size: 0.86 },
]

const BUDS: readonly Place[] = [
  { x: 186, y: 38, turn: 4, size: 0.6 },
  { x: 179, y: 56, turn: -34, size: 0.8 },
  { x: 196, y: 66, turn: 38, size: 0.9 },
  { x: 180, y: 78, turn: -44, size: 1 },
  { x: 98, y: 186, turn: 6, size: 0.5 },
  { x: 92, y: 200, turn: -36, size: 0.7 },
  { x: 104, y: 210, turn: 40, size: 0.8 },
]

const PETALS = [0, 72, 144, 216, 288]

/** The flower of the name: two spikes, the open florets below, the buds above. */
export function Larkspur() {
  return (
    <Drawing box="0 0 300 470">
      <ellipse className={sand} cx="154" cy="452" rx="118" ry="12" />
      <path
        className={leaf}
        d="M190 410c28-34 58-40 86-34-14 6-22 12-30 22 12-2 22 0 32 8-24 2-52 10-86 22ZM138 416c-24-32-52-42-80-40 12 8 20 16 26 26-12-4-24-2-34 4 26 4 52 12 84 26Z"
      />
      <path d="M186 40c6 92 14 194 6 290-3 42-8 84-14 120M98 188c2 66 4 140 34 196 10 20 18 44 22 66" />
      <path d="M190 404c30-30 56-38 84-34M192 414c24-14 52-20 84-16M191 410c20-22 34-36 44-62M142 408c-24-26-52-36-82-36M144 418c-26-14-58-18-90-14M140 408c-14-20-24-34-30-52" />
      <path d="M46 452h216" />
      {BUDS.map((place) => (
        <g key={`${place.x} ${place.y}`} transform={placed(place)}>
          <path className={petal} d="M2-8c7 6 7 15 1 22-8-5-9-15-1-22Z" />
          <path d="M0-10c7 6 7 15 0 22-7-7-7-16 0-22ZM0 12c-2 4-4 6-7 8" />
        </g>
      ))}
      {[...TALL, ...SHORT].map((place) => (
        <Floret key={`${place.x} ${place.y}`} {...place} />
      ))}
    </Drawing>
  )
}

function Floret(place: Place) {
  return (
    <g transform={placed(place)} strokeWidth={1.6 / place.size}>
      <path d="M-4 3c-8 3-16 1-24-9" />
      {PETALS.map((turn) => (
        <path key={turn} className={petal} transform={`translate(1.6 1.6) rotate(${turn})`} d={PETAL} />
      ))}
      {PETALS.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={`${PETAL}M0-6v-6`} />
      ))}
      <circle className={sand} r="5" />
      <path d="M-4-1c1-4 7-4 8 0 1 5-8 6-8 0Z" />
    </g>
  )
}

const PETAL = 'M0-2c-12-6-13-19-3-25 2 1 3 1 5 0 11 6 10 19-2 25Z'

function placed({ x, y, turn, size }: Place): string {
  return `translate(${x} ${y}) rotate(${turn}) scale(${size})`
}
