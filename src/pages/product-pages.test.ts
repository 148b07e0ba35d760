import { expect, test } from 'vitest'
import { productNames } from '#src/content/names.ts'
import { navigationGroups } from '#src/content/navigation.ts'
import { productSlugs } from './product-pages.ts'

test('PUB-2, PUB-3: every product that is named has its page, and stands in one group', () => {
  const listed = navigationGroups.flatMap(({ pages }) => pages.map(({ slug }) => slug))
  expect(listed.toSorted()).toEqual([...productSlugs].toSorted())
  expect(Object.keys(productNames).toSorted()).toEqual([...productSlugs].toSorted())
})
