import type { Proof } from '#machines/social-proof/social-proof.machine.ts'
import { socialProofCopy } from '#src/content/social-proof.ts'
import styles from './sample.module.css'
import { sampleSentence } from './sample-sentence.ts'

/** A proof document in a toast, which says that it is a sample about nobody real. */
export function Sample({ proof }: { proof: Proof }) {
  return (
    <>
      <span className={styles.label}>{socialProofCopy.label}</span>
      <span className={styles.sentence}>{sampleSentence(proof)}</span>
      <span className={styles.disclaimer}>{socialProofCopy.disclaimer}</span>
    </>
  )
}
