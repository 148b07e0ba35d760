import { Drawing, leaf, petal, sand } from '#src/ui/drawings/drawing.tsx'

interface House {
  x: number
  width: number
  height: number
  colour: string | undefined
  roof: 'gable' | 'flat' | 'step'
}

const HOUSES: readonly House[] = [
  { x: 16, width: 120, height: 150, colour: sand, roof: 'gable' },
  { x: 136, width: 96, height: 200, colour: petal, roof: 'flat' },
  { x: 232, width: 132, height: 168, colour: leaf, roof: 'step' },
  { x: 364, width: 104, height: 128, colour: sand, roof: 'gable' },
  { x: 560, width: 128, height: 110, colour: petal, roof: 'flat' },
  { x: 760, width: 112, height: 120, colour: leaf, roof: 'gable' },
  { x: 968, width: 120, height: 148, colour: petal, roof: 'step' },
  { x: 1088, width: 92, height: 190, colour: sand, roof: 'flat' },
  { x: 1180, width: 128, height: 160, colour: leaf, roof: 'gable' },
  { x: 1308, width: 112, height: 206, colour: petal, roof: 'step' },
]

const GROUND = 296

/** A street in the old town, with trees and lamps. */
export function StreetScene() {
  return (
    <Drawing box="0 0 1440 320">
      {HOUSES.map((house) => (
        <TownHouse key={house.x} {...house} />
      ))}
      <path className={leaf} d="M508 232a34 34 0 1 1 .1 0ZM918 226a34 34 0 1 1 .1 0Z" />
      <path d="M514 296v-98M514 244l16-16M514 228l-14-12M482 226c-20-34 4-64 32-64s52 30 32 64c-14 22-50 22-64 0ZM924 296V192M924 238l16-16M924 222l-14-12M892 220c-20-34 4-64 32-64s52 30 32 64c-14 22-50 22-64 0ZM722 296V196M712 196h20l-4-24h-12ZM714 172c0-10 16-10 16 0M0 296h1440M40 310h180M330 308h240M700 310h150M960 308h210M1240 310h160" />
    </Drawing>
  )
}

function TownHouse({ x, width, height, colour, roof }: House) {
  const top = GROUND - height
  const rows = Math.floor((height - 66) / 46)
  const windows = Array.from({ length: Math.max(1, rows) }, (_, row) => top + 20 + row * 46)
  return (
    <g>
      <path className={colour} d={`M${x + 8} ${top + 6}h${width - 6}v${height - 6}h${6 - width}Z`} />
      <path d={`M${x} ${GROUND}V${top}h${width}v${height}${ROOFS[roof](x, top, width)}`} />
      {windows.map((y) => (
        <path
          key={y}
          d={`M${x + 16} ${y}h18v26h-18ZM${x + 25} ${y}v26M${x + width - 34} ${y}h18v26h-18ZM${x + width - 25} ${y}v26`}
        />
      ))}
      <path d={`M${x + width / 2 - 13} ${GROUND}v-34c0-10 26-10 26 0v34M${x + width / 2 + 6} ${GROUND - 18}h.1`} />
    </g>
  )
}

const ROOFS: Record<House['roof'], (x: number, top: number, width: number) => string> = {
  gable: (x, top, width) => `M${x - 8} ${top}l${width / 2 + 8}-46 ${width / 2 + 8} 46Z`,
  flat: (x, top, width) => `M${x - 4} ${top}v-10h${width + 8}v10M${x + 14} ${top - 10}v-20h16v20`,
  step: (x, top, width) => `M${x} ${top}v-16h${width / 4}v-16h${width / 2}v16h${width / 4}v16Z`,
}
