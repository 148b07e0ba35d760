import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { labels } from '#src/content/messages.ts'
import { topics } from '#src/content/navigation.ts'
import type { PageDrawing, ProductPage } from '#src/content/pages/product-page.ts'
import { buttonClass } from '#src/ui/button.tsx'
import type { SketchProps } from '#src/ui/drawings/drawing.tsx'
import { House, Offices, Shop, Terrace } from '#src/ui/drawings/dwellings.tsx'
import { Jug, Plant, Tree } from '#src/ui/drawings/garden.tsx'
import { Coast, Key, Lock } from '#src/ui/drawings/keeping.tsx'
import { Ledger } from '#src/ui/drawings/ledger.tsx'
import { Card, Letter, Purse, Screen } from '#src/ui/drawings/stationery.tsx'
import { Tags } from '#src/ui/tags.tsx'
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
          <Link className={`${buttonClass('secondary')} screen-only`} to="/">
            {labels.homePage}
          </Link>
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
      <div className={styles.topics}>
        <Tags words={topics} />
      </div>
    </article>
  )
}
