import { Drawing, petal } from './drawing.tsx'

/** The floret of the logo. */
export function FlowerMark() {
  return (
    <Drawing box="-32 -32 64 64">
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`} strokeWidth="3">
          <path className={petal} d={PETAL} />
          <path d={PETAL} />
        </g>
      ))}
      <circle r="3" fill="currentColor" />
    </Drawing>
  )
}

const PETAL = 'M0-5c-12-5-14-18-3-24 2 1 4 1 6 0 11 6 9 19-3 24Z'
