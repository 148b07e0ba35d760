import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import styles from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string
  name: string
  /** the toggle button's names */
  toggle: { show: string; hide: string }
  error?: string | undefined
}

/** A password input with a show/hide toggle, which Tab reaches, unlike the one of Ark's PasswordInput. */
export function PasswordField({ label, toggle, error, ...rest }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={styles.secret}>
        <input
          id={id}
          className={styles.control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...errorProps(id, { error })}
          {...rest}
        />
        <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden="true" size={20} />
          {/* Text instead of `aria-label`, so that Playwright's getByLabel('Password') finds only the field. */}
          <span className="visually-hidden">{isShown ? toggle.hide : toggle.show}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
