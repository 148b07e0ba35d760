import { afterWall, wallNow } from '#src/platform/clock/wall.ts'
import { refuseWithoutMock } from '#src/workbench/demo/mock-only.ts'
import { describeAction } from './describe-action.ts'
import { goBackTo } from './go-back-to.ts'
import type { Checkpoint, KeptMoments, Moment, MomentParts } from './moment.ts'

const CHECKPOINTS = 10
/** ms of real time for which undo is offered: a paused or fast app clock must not take it from the presenter */
const UNDO_TIME = 10_000

export function createKeptMoments(parts: MomentParts): KeptMoments {
  const { backend } = parts
  let checkpoints: Checkpoint[] = []
  let last: { text: string; until: number; moment: Moment; isOperator: boolean } | null = null
  let ids = 0

  const offered = () => (last !== null && wallNow() < last.until ? last : null)

  return {
    keep: async (action, moment) => {
      const text = await describeAction(action, moment.customerId, backend.operator)
      if (text === null) return
      if (action.kind !== 'restore') {
        const { now } = moment.clock
        checkpoints = [{ id: ++ids, at: now, text: `Before: ${text}`, moment }, ...checkpoints].slice(0, CHECKPOINTS)
      }
      if (action.kind === 'call') {
        backend.report()
        return
      }
      last = { text, until: wallNow() + UNDO_TIME, moment, isOperator: action.kind === 'operator' }
      afterWall(UNDO_TIME, backend.report)
      backend.report()
    },
    undoable: () => {
      const undo = offered()
      return undo && { text: undo.text, until: undo.until }
    },
    undo: async () => {
      const undo = offered()
      if (undo === null) return false
      refuseWithoutMock()
      last = null
      checkpoints = checkpoints.filter(({ moment }) => moment !== undo.moment)
      await goBackTo(undo.moment, parts, { keepsPage: undo.isOperator })
      return true
    },
    checkpoints: () => checkpoints.map(({ id, at, text }) => ({ id, at, text })),
    backTo: (id) => {
      const found = checkpoints.find((one) => one.id === id)
      if (found === undefined) throw new Error(`There is no checkpoint ${id}. The last ${CHECKPOINTS} are kept.`)
      return async () => {
        refuseWithoutMock()
        await goBackTo(found.moment, parts, { keepsPage: false })
      }
    },
  }
}
