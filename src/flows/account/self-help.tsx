import { selfHelpCopy } from '#src/content/self-help.ts'
import styles from './account.module.css'

/** Frequently asked questions (ACCT-1). */
export function SelfHelp() {
  const { topics, still, or, support } = selfHelpCopy
  return (
    <>
      {topics.map(({ question, answer }) => (
        <div key={question}>
          <h3 className={styles.question}>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
      <p>
        {still} <a href={`mailto:${support.email}`}>{support.email}</a> {or}{' '}
        <a href={`tel:${support.phone.replaceAll(' ', '')}`}>{support.phone}</a>.
      </p>
    </>
  )
}
