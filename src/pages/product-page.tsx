import { Link } from '@tanstack/react-router'
import { navigationGroups, type PageLink, topics } from '#src/content/navigation.ts'
import { type PageDrawing, type ProductPage, productPageCopy } from '#src/content/pages/product-page.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { type Sketch, Sketched } from '#src/ui/drawings/drawing.tsx'
import * as dwellings from '#src/ui/drawings/dwellings.ts'
import * as garden from '#src/ui/drawings/garden.ts'
import * as keeping from '#src/ui/drawings/keeping.ts'
import { ledger } from '#src/ui/drawings/ledger.ts'
import * as stationery from '#src/ui/drawings/stationery.ts'
import { Tags } from '#src/ui/tags.tsx'
import { HomePageLink } from './home-page-link.tsx'
import styles from './product-page.module.css'

const drawings: Record<PageDrawing, Sketch> = { ...dwellings, ...garden, ...keeping, ledger, ...stationery }

/** Renders every product page from its data (PUB-2). */
export function ProductPageView({ page }: { page: ProductPage }) {
  return (
    <article>
      <header className={styles.hero}>
        <div className={styles.opening}>
          <HomePageLink />
          <h1 className={styles.title}>{page.name}</h1>
          <p className={styles.summary}>{page.summary}</p>
          <Link className={buttonClass()} to="/register">
            {page.action}
          </Link>
        </div>
        <div className={`${styles.sketch} reveal`}>
          <Sketched of={drawings[page.drawing]} />
        </div>
      </header>
      {page.sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h2 className={styles.heading}>{section.heading}</h2>
          <div className={styles.text}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points ? (
              <ul className={styles.points}>
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
      ))}
      <section className={`${styles.end} screen-only`}>
        <div className={styles.begin}>
          <h2>{productPageCopy.begin}</h2>
          <Link className={buttonClass()} to="/register">
            {page.action}
          </Link>
        </div>
        <div>
          <h3 className={styles.heading}>{productPageCopy.related}</h3>
          <ul>
            {relatedTo(page.name).map(({ name, slug }) => (
              <li key={slug}>
                <Link className={styles.related} to="/$page" params={{ page: slug }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <div className={styles.topics}>
        <Tags words={topics} />
      </div>
    </article>
  )
}

/** The next two pages of the same kind. */
function relatedTo(name: string): readonly PageLink[] {
  const group: readonly PageLink[] =
    navigationGroups.find(({ pages }) => pages.some((page) => page.name === name))?.pages ?? []
  const at = group.findIndex((page) => page.name === name)
  return [...group, ...group].slice(at + 1, at + 3)
}
