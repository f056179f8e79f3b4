import { Button, type ButtonProps } from '@mui/material'
import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { useText } from '../../words/language.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormElement, type FormElementProps } from './FormElement.tsx'
import { RootError } from './RootError.tsx'

interface FormProps<V extends FieldValues, Sent> extends FormElementProps<V, Sent> {
  submitLabel: string
  submitProps?: Pick<ButtonProps, 'color' | 'disabled' | 'size'>
  /** Target of leaving; forms that stay on their page have none. */
  cancelHref?: string
  cancelLabel?: string
  /** Further buttons, before the main one. */
  actions?: ReactNode
}

/** A form of a page with its buttons at the end: `<Form form={form} onSubmit={useSubmit(form, endpoint, …)}>`. */
export function Form<V extends FieldValues, Sent>(props: FormProps<V, Sent>) {
  const { submitLabel, submitProps, cancelHref, cancelLabel, actions, children, spacing = 2.5, ...element } = props
  const text = useText(frameTexts)
  const { isSubmitting } = useFormState({ control: element.form.control })
  return (
    <FormElement {...element} spacing={spacing}>
      {children}
      <RootError control={element.form.control} />
      <FormActions>
        {actions}
        {cancelHref === undefined ? null : (
          <Button href={cancelHref} color="inherit">
            {cancelLabel ?? text('cancel')}
          </Button>
        )}
        <Button type="submit" variant="contained" size="large" {...submitProps} loading={isSubmitting}>
          {submitLabel}
        </Button>
      </FormActions>
    </FormElement>
  )
}
