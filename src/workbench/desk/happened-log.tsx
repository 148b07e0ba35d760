import type { Demo } from '#src/workbench/demo/demo-contract.ts'
import own from './demo-tab.module.css'
import { demoTabCopy } from './demo-tab-copy.ts'
import styles from './desk.module.css'
import { useDemo } from './use-demo.ts'

const copy = demoTabCopy.happened
const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The last events in the words of the business, the newest first (DEMO-14). */
export function HappenedLog({ demo }: { demo: Demo }) {
  const happened = useDemo(demo, readLog)
  return (
    <section className={own.happened} aria-labelledby="desk-happened">
      <h3 id="desk-happened" className={styles.heading}>
        {copy.title}
      </h3>
      {happened.length === 0 ? <p className={styles.quiet}>{copy.none}</p> : null}
      <div role="log" aria-live="off" aria-labelledby="desk-happened">
        <ol className={own.log}>
          {happened.map(({ key, time, text }) => (
            <li key={key}>
              <time className={styles.ms}>{time}</time> <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Events with the same time and words get a number, for React's keys. */
function readLog(demo: Demo) {
  return demo.happened().map(({ at, text }, place, all) => {
    const alike = all.slice(place + 1).filter((other) => other.at === at && other.text === text).length
    return { key: `${at} ${text} ${alike}`, time: hour.format(at), text }
  })
}
