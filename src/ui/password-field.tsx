import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import styles from './field.module.css'
import { errorProps, FieldFrame } from './field-frame.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string
  name: string
  /** the names of the button that shows what was typed, and of the one that hides it again */
  toggle: { show: string; hide: string }
  error?: string | undefined
}

/** An input whose content can be shown. */
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
          {/* Text and not `aria-label`, so that the field alone is labelled 'Password'. */}
          <span className="visually-hidden">{isShown ? toggle.hide : toggle.show}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
