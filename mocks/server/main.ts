import { openBank } from './bank.ts'
import { serveOperator } from './operator-channel.ts'
import { readOptions } from './options.ts'

const printError = (text: string) => void process.stderr.write(`backend: ${text}\n`)

try {
  const options = readOptions(process.argv.slice(2))
  const bank = await openBank(options, printError)
  if (options.operator) serveOperator(bank.backend, bank.address)
  process.stdout.write(`backend: ${bank.address}, data in ${options.file ?? 'memory only'}\n`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    bank.stop().then(
      () => process.exit(0),
      (error: Error) => {
        printError(error.message)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The parent process has ended, so nothing else would end this one.
  if (options.operator) process.on('disconnect', stop)
} catch (error) {
  printError((error as Error).message)
  process.exit(1)
}
