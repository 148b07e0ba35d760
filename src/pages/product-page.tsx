import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { navigationGroups, type PageLink, topics } from '#src/content/navigation.ts'
import { type PageDrawing, type ProductPage, productPageCopy } from '#src/content/pages/product-page.ts'
import { buttonClass } from '#src/ui/button.tsx'
import type { SketchProps } from '#src/ui/drawings/drawing.tsx'
import { House, Offices, Shop, Terrace } from '#src/ui/drawings/dwellings.tsx'
import { Jug, Plant, Tree } from '#src/ui/drawings/garden.tsx'
import { Coast, Key, Lock } from '#src/ui/drawings/keeping.tsx'
import { Ledger } from '#src/ui/drawings/ledger.tsx'
import { Card, Letter, Purse, Screen } from '#src/ui/drawings/stationery.tsx'
import { Tags } from '#src/ui/tags.tsx'
import { HomePageLink } from './home-page-link.tsx'
import styles from './product-page.module.css'

const drawings: Record<PageDrawing, (props: SketchProps) => ReactNode> = {
  card: Card,
  coast: Coast,
  house: House,
  jug: Jug,
  key: Key,
  ledger: Ledger,
  letter: Letter,
  lock: Lock,
  offices: Offices,
  plant: Plant,
  purse: Purse,
  screen: Screen,
  shop: Shop,
  terrace: Terrace,
  tree: Tree,
}

/** Renders every product page from its data (PUB-2). */
export function ProductPageView({ page }: { page: ProductPage }) {
  const Sketch = drawings[page.drawing]
  return (
    <article>
      <header className={styles.hero}>
        <div className={styles.opening}>
          <HomePageLink />
          <h1 className={styles.title}>{page.name}</h1>
          <p className={styles.summary}>{page.summary}</p>
          <Link className={`${buttonClass()} screen-only`} to="/register">
            {page.action}
          </Link>
        </div>
        <div className={`${styles.sketch} reveal`}>
          <Sketch />
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
