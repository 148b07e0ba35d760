import { rowById, type Table } from '#mocks/engine/table.ts'
import type { Letters } from '#src/contract/decisions.ts'
import type { Bank } from './create-handler.ts'
import { codeMessage } from './outbox.ts'
import { findCustomer } from './queries.ts'
import type { Rows } from './row-schemas.ts'
import { CODE_DIGITS } from './seed.ts'

/** Loaded when it is first needed. */
export function createLetters({ persistent, outbox }: Bank): Letters {
  return {
    decline: async (kind, id, letter) => {
      const user = await persistent.change('operator', async (database) => {
        const row = rowById<Rows[typeof kind]>(database[kind] as Table<Rows[typeof kind]>, id)
        if (row === undefined || (row.status !== 'Pending' && row.status !== false))
          throw new Error(`There is no ${id} that waits in ${kind}`)
        database.remove(kind, id)
        return findCustomer(database, row.userId)
      })
      outbox.add({ to: user.email, kind: 'decision', text: letter })
      return user._id
    },

    issueCode: async (persona) => {
      const user = await persistent.change('operator', (database) => {
        const { _id } = findCustomer(database, persona)
        return database.update('users', _id, { userOtp: database.draw(`code/${_id}`).digits(CODE_DIGITS) })
      })
      outbox.add(codeMessage(user))
    },
  }
}
