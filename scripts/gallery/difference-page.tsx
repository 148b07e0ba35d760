import { renderToStaticMarkup } from 'react-dom/server'
import { type Difference, stateOf } from './compare-folders.ts'

/** A comparison as one HTML page without other files. */
export function differencePage(all: number, differences: readonly Difference[]): string {
  return `<!doctype html>${renderToStaticMarkup(<Page all={all} differences={differences} />)}`
}

/** '12 of 472 pictures differ, 4 new, 0 gone' */
export function summaryOf(all: number, differences: readonly Difference[]): string {
  const isNew = differences.filter(({ before }) => before === null).length
  const isGone = differences.filter(({ after }) => after === null).length
  const changed = differences.length - isNew - isGone
  return `${changed} of ${all} pictures differ, ${isNew} new, ${isGone} gone`
}

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 100rem; padding: 0 1rem; color-scheme: light dark }
  li { margin-block: 0.25rem }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { display: block; max-width: 100%; outline: 1px solid }
`

function Page({ all, differences }: { all: number; differences: readonly Difference[] }) {
  const states = [...new Set(differences.map(({ file }) => stateOf(file)))]
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What changed in the state gallery</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>What changed in the state gallery</h1>
        <p>{summaryOf(all, differences)}.</p>
        <ul>
          {states.map((state) => (
            <li key={state}>
              <a href={`#${state}`}>{state}</a>
            </li>
          ))}
        </ul>
        {states.map((state) => (
          <section key={state} id={state} aria-label={state}>
            <h2>{state}</h2>
            {differences
              .filter(({ file }) => stateOf(file) === state)
              .map((difference) => (
                <Pictures key={difference.file} difference={difference} />
              ))}
          </section>
        ))}
      </body>
    </html>
  )
}

function Pictures({ difference }: { difference: Difference }) {
  const { file, before, after, marked } = difference
  return (
    <>
      <h3>{`${file}: ${wordsOf(difference)}`}</h3>
      <div className="pictures">
        <PictureOf name="Before" source={before} />
        <PictureOf name="After" source={after} />
        <PictureOf name="Difference" source={marked} />
      </div>
    </>
  )
}

function wordsOf({ before, after, marked, share }: Difference): string {
  if (before === null) return 'new'
  if (after === null) return 'gone'
  return marked === null ? 'another size' : `${(share * 100).toFixed(2)} % of its pixels`
}

function PictureOf({ name, source }: { name: string; source: string | null }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {source === null ? 'None' : <img src={source} alt="" loading="lazy" />}
    </figure>
  )
}
