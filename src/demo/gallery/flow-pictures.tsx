import { addressOf } from '#src/demo/links/paths.ts'
import { fullAddress } from '#src/platform/page-address.ts'
import { flowSentences, galleryCopy } from './gallery-copy.ts'
import type { GalleryFlow, GalleryTile } from './gallery-flows.ts'
import styles from './gallery-page.module.css'
import { DEVICES, type Device, type Picture, type PictureTheme } from './pictures.ts'
import { pictureAddress } from './use-pictured-states.ts'
import { inWords } from './words.ts'

interface Shown {
  /** the states with pictures; null until that is known */
  pictured: ReadonlySet<string> | null
  devices: readonly Device[]
  themes: readonly PictureTheme[]
}

/** One flow: a tile for each screen, and the states that no link reaches. */
export function FlowPictures({ flow, ...shown }: Shown & { flow: GalleryFlow }) {
  const { id, tiles, unreachable } = flow
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.flow}>
        {inWords(id)}
      </h3>
      <p className={styles.sentence}>{flowSentences[id]}</p>
      {tiles.length === 0 ? null : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
        <ul role="list" className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.at}>
              <Tile tile={tile} {...shown} />
            </li>
          ))}
        </ul>
      )}
      <Unreachable states={Object.entries(unreachable)} />
    </section>
  )
}

function Tile({ tile: { at, states }, pictured, devices, themes }: Shown & { tile: GalleryTile }) {
  return (
    <a className={styles.tile} href={fullAddress(addressOf(at))} target="_blank" rel="noopener">
      <span className={styles.names}>
        {states.map((state) => (
          <span key={state}>{inWords(state)}</span>
        ))}
      </span>
      {pictured?.has(at) === false ? null : (
        <span className={styles.pictures}>
          {devices.map((device) => (
            <span key={device} className={styles.themes} data-device={device}>
              {themes.map((theme) => (
                <PictureOf key={theme} picture={{ at, device, theme }} isKnown={pictured !== null} />
              ))}
            </span>
          ))}
        </span>
      )}
    </a>
  )
}

/** Takes its space before it is known whether there are pictures, so that nothing moves. */
function PictureOf({ picture, isKnown }: { picture: Picture; isKnown: boolean }) {
  const { device, theme } = picture
  const { width, height } = DEVICES[device]
  const size = { aspectRatio: `${width} / ${height}` }
  if (!isKnown) return <span className={styles.picture} style={size} />
  return (
    <img
      className={styles.picture}
      style={size}
      src={pictureAddress(picture)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      alt={`${galleryCopy.device[device]}, ${galleryCopy.theme[theme].toLowerCase()}`}
    />
  )
}

function Unreachable({ states }: { states: readonly [name: string, reason: string][] }) {
  return states.length === 0 ? null : (
    <div className={styles.unreachable}>
      <p>{galleryCopy.unreachable}</p>
      <ul>
        {states.map(([state, reason]) => (
          <li key={state}>
            <strong>{inWords(state)}</strong> {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
