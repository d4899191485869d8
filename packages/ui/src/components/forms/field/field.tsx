import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { cn } from '../../../lib/cn'

type ControlProps = Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label above the control. A `Checkbox` has its label as children, so its field needs none. */
  label?: ReactNode
  /** Help below the control: the format of a value, or what it is for. */
  hint?: ReactNode
  /** What is wrong with the value. Screen readers announce an error that appears. @default no error */
  error?: ReactNode
  /** An `Input`, `Textarea`, `Select` or `Checkbox`, or a control of yours that passes these props on to its native element. */
  children: ReactElement<ControlProps>
}

/**
 * One control of a form with its label, hint and error. The control gets an `id` unless it has one, `aria-describedby`
 * for hint and error, and `aria-invalid` while there is an error.
 */
export function Field({ label, hint, error, className, children, ...props }: FieldProps) {
  const generatedId = useId()
  const { id = generatedId, ...given } = children.props
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [given['aria-describedby'], hint && hintId, error && errorId]
  return (
    <div
      data-slot="ui-field"
      {...props}
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:font-text', className)}
    >
      {label && (
        <label data-slot="ui-field-label" htmlFor={id} className="ui:pb-2 ui:text-label ui:text-quiet">
          {label}
        </label>
      )}
      {cloneElement(children, {
        id,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : given['aria-invalid'],
      })}
      {hint && (
        <p data-slot="ui-field-hint" id={hintId} className="ui:pt-2 ui:text-label ui:text-quiet">
          {hint}
        </p>
      )}
      {/* The live region is on the page before its first error, because screen readers announce only its changes. */}
      <p
        data-slot="ui-field-error"
        id={errorId}
        aria-live="polite"
        className="ui:text-label ui:text-danger ui:not-empty:pt-2"
      >
        {error}
      </p>
    </div>
  )
}
