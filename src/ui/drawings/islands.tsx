import { leaf, sand } from './drawing.tsx'
import styles from './islands.module.css'

interface Label {
  text: string
  x: number
  y: number
  kind: 'island' | 'town' | 'neighbour'
}

const ST_CROIX =
  'M107 401.5C109.5 400 119 406 122 406.5C125 407 128 406.5 130 406C132 405 137.5 401 140 399.5C142.5 398.5 148.5 396 152 395.5C155 395 164 396 166 396.5C168 397.5 168 402.5 168.5 402.5C169.5 402.5 170.5 397.5 172 397.5C173.5 397 179.5 399 181.5 400C183.5 401.5 186.5 407 188.5 408.5C190.5 410.5 195.5 414.5 198 414.5C200.5 414.5 206.5 410 209 409.5C212 408.5 216.5 406.5 219.5 406.5C222.5 406 229 407 233 407C237 407 248.5 404.5 253 404.5C258 405 273 408 273 409.5C273.5 410.5 260 414.5 256.5 416.5C252.5 418.5 244.5 424 241 426C238 427.5 231 430.5 227.5 432C224.5 433.5 218 438 214 439.5C210 441 199.5 442 195 443C191 444 182 446.5 178 447C173.5 447 164.5 444 160 444.5C155 445 144 449.5 138 450.5C132.5 451 119 451.5 114 452C108.5 452.5 95.5 456 93 455.5C91 455 95 450 96 447.5C97 445 100.5 438.5 101 435C101 431.5 98 423 98.5 419C99.5 415 104 403 107 401.5Z'

const ISLANDS =
  'M16.5 65.5C15 64.5 21 63 23 62C24.5 61 28.5 58 31.5 58C34 58 43 62 46 62C49.5 62 56 58 58.5 57.5C61 57 65.5 57.5 68.5 58C71 59 79.5 65 81.5 65C83 65 82 61.5 81.5 60C80.5 58 75 51 76 50.5C76.5 50.5 85.5 55.5 88 57C90 58.5 93.5 61.5 96 63.5C98.5 65 106.5 70 109.5 71.5C112.5 72.5 116.5 74 119.5 75C122 76.5 131 81 131 82C131.5 83.5 124 85.5 122 86C120 86.5 114.5 86.5 113 87C111 88 109.5 92.5 107.5 93.5C105.5 94.5 99 96.5 96.5 96.5C94 96 87 94 85 92.5C83 90.5 81.5 84.5 80 82.5C79 80.5 76 76.5 75 76.5C73.5 76 71 80 69 80.5C67 81 61 80 58.5 80C56 80 49.5 81 47.5 80.5C46 79.5 45.5 75 43.5 74C41.5 73 34.5 72.5 31.5 71.5C28 70 17.5 66.5 16.5 65.5ZM148 82C148 80.5 151 75.5 152.5 74C153.5 73 157.5 72 159.5 71.5C161.5 70.5 166 68.5 168 68C170 67 174 65 174.5 64C175 62.5 171 59 172.5 58.5C173.5 58.5 181.5 61 184.5 61.5C187 62 194 63.5 196 64.5C198.5 65.5 202.5 68 205 69C207.5 70 216.5 73 218 74C219 75 216.5 78 214.5 78C213 78 206.5 73.5 204.5 73C202 72.5 196.5 73 195 73.5C194 74.5 193.5 77.5 194 79C194.5 81 199 85 199.5 87C200 89.5 199.5 98 198.5 98.5C197.5 99 193 93.5 191.5 92.5C190 91.5 187 91 185.5 90.5C183.5 90 178.5 89 176 89C174 89 168 89.5 165.5 89.5C162.5 89.5 155.5 89 153.5 88.5C151.5 87.5 148 84 148 82ZM62.5 82.5C63 82.5 66 86 66 87C66.5 88.5 64 93 63.5 93C62.5 93 60 88.5 59.5 87C59.5 86 61.5 82.5 62.5 82.5Z'

const NEIGHBOURS =
  'M197.5 52C196 51.5 204 46 206 44C208 42 214 38 215.5 36C217.5 33.5 219.5 28 221 25.5C223 23.5 227.5 17 230.5 16.5C233.5 16 242.5 20.5 246.5 20C251 19.5 261 12.5 265.5 12C270 11.5 283 14.5 284.5 16C286 17.5 282 22 279 23.5C276 25 264 28 260 28.5C256 29 248.5 26 246 27.5C243.5 28.5 242 37.5 238.5 40C235 42.5 222 47 217 48.5C212 50 198.5 52.5 197.5 52ZM-141 88.5C-141.5 86-133.5 81.5-130 80C-127 78-118 74-114 74C-109.5 74.5-98 80-95 82.5C-92 85.5-88 95-89.5 97C-91 99-106 98-108.5 100C-111 101.5-109 109.5-111 109.5C-113 109.5-121 102.5-124.5 100C-128.5 97-140.5 90.5-141 88.5ZM-273.5 205C-272 202.5-252.5 197-244 194C-235 190.5-209.5 181-200.5 179.5C-191.5 178-177 180.5-168 182.5C-159 184.5-132 196-124.5 196.5C-117.5 197.5-108.5 187-108.5 188C-108.5 189-116 201.5-124.5 205C-133 209-168 218.5-179 219.5C-190 220.5-210.5 213.5-217 214C-223.5 214-228 222-233 222.5C-238.5 222.5-255.5 218.5-260 216.5C-265 214.5-275.5 208-273.5 205ZM157 17C156.5 16 170 12 173.5 11.5C177 11 186.5 12 187 13C187.5 14 182.5 19.5 179 20C175.5 20.5 158 18 157 17Z'

const NORTH_LABELS: readonly Label[] = [
  { text: 'St. Thomas', x: 62, y: 40, kind: 'island' },
  { text: 'St. John', x: 182, y: 122, kind: 'island' },
  { text: 'Charlotte Amalie', x: 74, y: 114, kind: 'town' },
  { text: 'Tortola', x: 262, y: 44, kind: 'neighbour' },
  { text: 'Culebra', x: -114, y: 64, kind: 'neighbour' },
  { text: 'Vieques', x: -190, y: 240, kind: 'neighbour' },
]

const ST_CROIX_LABELS: readonly Label[] = [
  { text: 'St. Croix', x: 146, y: 380, kind: 'island' },
  { text: 'Christiansted', x: 228, y: 400, kind: 'town' },
  { text: 'Frederiksted', x: 58, y: 440, kind: 'town' },
]

/**
 * A map of the U.S. Virgin Islands. 500 px high (PUB-7). On wide screens it is larger, with the neighbours, and St. Croix, 60 km to the
 * south, is in an inset.
 */
export function Islands({ title }: { title: string }) {
  return (
    <svg className={styles.islands} viewBox="-30 0 350 500" role="img" aria-label={title}>
      <path
        className={styles.grid}
        d="M-900 94h2200M-900 251h2200M-900 408h2200M-450 0v500M-207 0v500M35 0v500M277 0v500M520 0v500M763 0v500"
      />
      <path
        className={styles.coast}
        d="M-70 300c8-6 12 6 20 0s12 6 20 0M230 190c8-6 12 6 20 0s12 6 20 0M-10 180c8-6 12 6 20 0s12 6 20 0M330 250c8-6 12 6 20 0s12 6 20 0M420 130c8-6 12 6 20 0s12 6 20 0M-330 340c8-6 12 6 20 0s12 6 20 0"
      />
      <path className={styles.coast} d="M20 358v-40M0 338h40M20 318l-5 20 5 20 5-20Z" />
      <text className={styles.town} x="20" y="312" textAnchor="middle">
        N
      </text>
      <text className={styles.sea} x="140" y="250" textAnchor="middle">
        Caribbean Sea
      </text>
      <g className={styles.north}>
        <path className={sand} d={NEIGHBOURS} />
        <Land shape={ISLANDS} coast={`${NEIGHBOURS}${ISLANDS}`} towns="M75 80h.1" labels={NORTH_LABELS} />
      </g>
      <g className={styles.croix}>
        <path className={styles.inset} d="M14 358h284v108h-284Z" />
        <Land shape={ST_CROIX} coast={ST_CROIX} towns="M197 413h.1M101 434h.1" labels={ST_CROIX_LABELS} />
      </g>
    </svg>
  )
}

interface LandProps {
  shape: string
  coast: string
  towns: string
  labels: readonly Label[]
}

function Land({ shape, coast, towns, labels }: LandProps) {
  return (
    <>
      <path className={leaf} transform="translate(3 3)" d={shape} />
      <path className={styles.coast} d={coast} />
      <path className={styles.town} d={towns} />
      {labels.map(({ text, x, y, kind }) => (
        <text key={text} className={styles[kind]} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  )
}
