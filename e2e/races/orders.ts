/** One thing that can happen next. */
export interface Occurrence {
  name: string
  /** whether it happens sooner or later by itself, as an answer or a timer does; a person may never press again */
  isDue: boolean
  make(): Promise<void>
}

/** The product in the middle of something: several things can happen next. */
export interface Situation {
  /** what can happen now, in a stable order; the same moves lead to the same names */
  moves(): readonly Occurrence[]
  /** equal for situations that have the same possible future */
  key(): string
  /** the invariants broken now; `isEnd`: nothing more will happen by itself */
  violations(isEnd: boolean): readonly string[]
  close(): Promise<void> | void
}

export interface OrderSearchOptions {
  /** opens the product at the start; each order is tried in a page of its own */
  open(): Promise<Situation>
  /** how many moves are chosen freely; what is due afterwards happens as it comes */
  mostMoves: number
  mostOrders: number
}

export interface OrderSearch {
  /** how many orders were tried */
  orders: number
  /** how many different situations they led to */
  situations: number
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
  // The list grows during the loop.
  for (const order of waiting) {
    if (orders === mostOrders) break
    orders += 1
    const situation = await open()
    try {
      await makeAll(situation, order)
      for (const violation of situation.violations(false)) noteFirst(violation, order)
      const key = situation.key()
      if (seen.has(key)) continue
      seen.add(key)
      if (order.length < mostMoves) waiting.push(...situation.moves().map(({ name }) => [...order, name]))
      const { made, isAtRest } = await makeDue(situation)
      const whole = [...order, ...made]
      if (!isAtRest) noteFirst(`still not at rest after ${MOST_DUE} moves`, order)
      else for (const violation of situation.violations(true)) noteFirst(violation, whole)
    } finally {
      await situation.close()
    }
  }
  return { orders, situations: seen.size, violations }

  function noteFirst(violation: string, order: readonly string[]): void {
    if (!violations.has(violation)) violations.set(violation, order.join(NEXT))
  }
}

/** Repeats an order, and what is due after it. Resolves with the broken invariants; throws if a move cannot be made. */
export async function followOrder(open: OrderSearchOptions['open'], order: string): Promise<readonly string[]> {
  const situation = await open()
  try {
    const found = new Set<string>()
    for (const name of order.split(NEXT)) {
      await makeAll(situation, [name])
      for (const violation of situation.violations(false)) found.add(violation)
    }
    await makeDue(situation)
    for (const violation of situation.violations(true)) found.add(violation)
    return [...found]
  } finally {
    await situation.close()
  }
}

async function makeAll(situation: Situation, order: readonly string[]): Promise<void> {
  for (const name of order) {
    const moves = situation.moves()
    const move = moves.find((other) => other.name === name)
    if (move === undefined) {
      throw new Error(`'${name}' cannot happen now. What can: ${moves.map((other) => other.name).join(NEXT)}`)
    }
    await move.make()
  }
}

async function makeDue(situation: Situation): Promise<{ made: string[]; isAtRest: boolean }> {
  const made: string[] = []
  for (let due = firstDue(situation); due !== undefined; due = firstDue(situation)) {
    if (made.length === MOST_DUE) return { made, isAtRest: false }
    made.push(due.name)
    await due.make()
  }
  return { made, isAtRest: true }
}

function firstDue(situation: Situation): Occurrence | undefined {
  return situation.moves().find(({ isDue }) => isDue)
}
