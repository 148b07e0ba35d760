import { useSelector } from '@xstate/react'
import { contactCopy, MAP_FRAME } from '#src/content/contact.ts'
import { useFlow } from '#src/flows/use-flow.ts'
import { isDemo } from '#src/platform/env.ts'
import { Islands } from '#src/ui/drawings/islands.tsx'
import styles from './map.module.css'

/** An embedded map if it can be reached, otherwise a drawing of the same size (PUB-7). */
export function IslandMap() {
  const map = useFlow('map')
  const { send } = map
  const state = useSelector(map, (snapshot) => snapshot)
  const showsFrame = !isDemo && (state.matches({ seeking: 'loading' }) || state.matches('embedded'))
  return (
    <div className={styles.map}>
      {state.matches('embedded') ? null : <Islands title={contactCopy.mapTitle} />}
      {showsFrame ? (
        <iframe
          className={styles.frame}
          data-loaded={state.matches('embedded')}
          src={MAP_FRAME}
          title={contactCopy.mapTitle}
          referrerPolicy="no-referrer"
          onLoad={() => send({ type: 'frame.load' })}
          onError={() => send({ type: 'frame.fail' })}
        />
      ) : null}
    </div>
  )
}
