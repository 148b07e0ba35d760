import type { Recording, TestOptions } from '#src/demo/demo-contract.ts'
import { originOf } from '#src/demo/recorder/origins.ts'
import { checkRecording, parseRecording } from '#src/demo/recorder/recording-file.ts'
import { writeTest } from './write-test.ts'

/** The test of a recording, or of the text of a file with one. Rejects with the reason when it is none, or when there can be no test of it. */
export async function testOf(recording: Recording | string, options?: TestOptions): Promise<string> {
  const value = typeof recording === 'string' ? parseRecording(recording) : recording
  return writeTest(checkRecording(value as Recording, originOf), options)
}
