import { openBank } from './bank.ts'
import { serveOperator } from './operator-channel.ts'
import { readOptions } from './options.ts'

const complain = (words: string) => void process.stderr.write(`backend: ${words}\n`)

try {
  const options = readOptions(process.argv.slice(2))
  const bank = await openBank(options, complain)
  if (options.operator) serveOperator(bank.backend, bank.address)
  process.stdout.write(
    `backend: ${bank.address}, kept ${options.file === null ? 'in memory alone' : `in ${options.file}`}\n`,
  )
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    bank.stop().then(
      () => process.exit(0),
      (error: Error) => {
        complain(error.message)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever forked it is gone: nobody would end it.
  if (options.operator) process.on('disconnect', stop)
} catch (error) {
  complain((error as Error).message)
  process.exit(1)
}
