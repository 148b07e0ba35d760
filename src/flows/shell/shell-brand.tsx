import { brand } from '#src/content/brand.ts'
import { shellNavigation } from '#src/content/shell.ts'
import { PageLink } from '#src/platform/pages-ahead.tsx'
import { FlowerMark } from '#src/ui/drawings/flower-mark.tsx'
import styles from './shell-brand.module.css'

/** The mark, which leads to the overview (SHELL-1). Its name is for screen readers where `isNameShown` is false. */
export function ShellBrand({
  className,
  isNameShown = true,
}: {
  className: string | undefined
  isNameShown?: boolean
}) {
  return (
    <PageLink to={shellNavigation[0].to} className={`${styles.brand} ${className}`}>
      <span className={styles.mark}>
        <FlowerMark />
      </span>
      <span className={isNameShown ? styles.name : 'visually-hidden'}>{brand.shortName}</span>
    </PageLink>
  )
}
