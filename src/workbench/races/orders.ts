/** One thing that can happen next. */
export interface Occurrence {
  name: string
  /** whether it happens sooner or later by itself, as an answer or a timer does; a person may never press again */
  isDue: boolean
  make(): Promise<void>
}

/** An app in the middle of something, in which several things can happen next. */
export interface OrderedWorld {
  /** what can happen now, in a stable order; the names are the same in every world that was brought here by the same moves */
  moves(): readonly Occurrence[]
  /** equal for two worlds that nothing later can tell apart */
  key(): string
  /** the invariants broken now; `isEnd`: nothing more will happen by itself */
  violations(isEnd: boolean): readonly string[]
  close(): Promise<void> | void
}

export interface OrderSearchOptions {
  /** opens the world at its start; each order is tried in a world of its own */
  open(): Promise<OrderedWorld>
  /** how many moves are chosen freely; what is due afterwards happens as it comes */
  mostMoves: number
  mostOrders: number
}

export interface OrderSearch {
  /** how many orders were tried */
  orders: number
  /** how many different situations they led to */
  situations: number
  /** whether the bounds cut off nothing */
  isComplete: boolean
  /** the broken invariants, each with a shortest order that breaks it, to be repeated with `followOrder` */
  violations: ReadonlyMap<string, string>
}

const NEXT = '; '
/** The most due moves after the chosen ones. If there are more, they are taken to go on for ever. */
const MOST_DUE = 200

/** Tries the orders in which things can happen, breadth first, and looks at the invariants after each move and at the end. */
export async function searchOrders({ open, mostMoves, mostOrders }: OrderSearchOptions): Promise<OrderSearch> {
  const seen = new Set<string>()
  const violations = new Map<string, string>()
  const waiting: (readonly string[])[] = [[]]
  let orders = 0
  let isComplete = true
  // The list grows during the loop.
  for (const order of waiting) {
    if (orders === mostOrders) {
      isComplete = false
      break
    }
    orders += 1
    const world = await open()
    try {
      await makeAll(world, order)
      for (const violation of world.violations(false)) noteFirst(violation, order)
      const key = world.key()
      if (seen.has(key)) continue
      seen.add(key)
      const next = world.moves().map(({ name }) => [...order, name])
      if (order.length < mostMoves) waiting.push(...next)
      else if (next.length > 0) isComplete = false
      const { made, isAtRest } = await makeDue(world)
      const whole = [...order, ...made]
      if (!isAtRest) noteFirst(`still not at rest after ${MOST_DUE} moves`, order)
      else for (const violation of world.violations(true)) noteFirst(violation, whole)
    } finally {
      await world.close()
    }
  }
  return { orders, situations: seen.size, isComplete, violations }

  function noteFirst(violation: string, order: readonly string[]): void {
    if (!violations.has(violation)) violations.set(violation, order.join(NEXT))
  }
}

/** Repeats an order, and what is due after it. Resolves with the broken invariants; throws if a move cannot be made. */
export async function followOrder(open: OrderSearchOptions['open'], order: string): Promise<readonly string[]> {
  const world = await open()
  try {
    const found = new Set<string>()
    for (const name of order.split(NEXT)) {
      await makeAll(world, [name])
      for (const violation of world.violations(false)) found.add(violation)
    }
    await makeDue(world)
    for (const violation of world.violations(true)) found.add(violation)
    return [...found]
  } finally {
    await world.close()
  }
}

async function makeAll(world: OrderedWorld, order: readonly string[]): Promise<void> {
  for (const name of order) {
    const moves = world.moves()
    const move = moves.find((other) => other.name === name)
    if (move === undefined) {
      throw new Error(`'${name}' cannot happen now. What can: ${moves.map((other) => other.name).join(NEXT)}`)
    }
    await move.make()
  }
}

async function makeDue(world: OrderedWorld): Promise<{ made: string[]; isAtRest: boolean }> {
  const made: string[] = []
  for (let due = firstDue(world); due !== undefined; due = firstDue(world)) {
    if (made.length === MOST_DUE) return { made, isAtRest: false }
    made.push(due.name)
    await due.make()
  }
  return { made, isAtRest: true }
}

function firstDue(world: OrderedWorld): Occurrence | undefined {
  return world.moves().find(({ isDue }) => isDue)
}
