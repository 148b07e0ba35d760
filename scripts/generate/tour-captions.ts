/**
 * Puts captions among the steps of a recording, each at its time and behind as many timers as had fired by then.
 *
 * @param {import('../../src/demo/demo-contract.ts').Recording} recording
 * @param {{ text: string, at: number, fired: number }[]} captions `at` in ms since the start, in their order
 */
export function addCaptions(recording, captions) {
  const left = [...captions]
  const steps = []
  let [time, fired] = [0, 0]
  const passed = (step) => {
    const { kind, ms, fired: timers = [], ...rest } = step
    let until = time + ms
    let rows = timers
    for (let [next] = left; next !== undefined && next.at < until; [next] = left) {
      steps.push(timed(next.at - time, rows.slice(0, next.fired - fired), { kind: 'caption', text: next.text }))
      rows = rows.slice(next.fired - fired)
      ;[time, fired] = [next.at, next.fired]
      left.shift()
    }
    until -= time
    time += until
    fired += rows.length
    return timed(until, rows, kind === undefined ? rest : { kind, ...rest })
  }
  for (const step of recording.steps) {
    const shortened = passed(step)
    steps.push(shortened)
  }
  const end = passed(recording.end)
  return { ...recording, steps, end }
}

/**
 * @param {number} ms
 * @param {string[]} fired
 * @param {object} rest
 */
function timed(ms, fired, rest) {
  return { ms, ...(fired.length === 0 ? {} : { fired }), ...rest }
}
