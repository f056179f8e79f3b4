import Alert from '@mui/material/Alert'
import Button, { type ButtonProps } from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { app } from '../../../../shared/text/app.ts'
import type { Texts } from '../../../../shared/text/text.ts'
import { useText } from '../../app/language.tsx'
import { FormActions } from '../FormActions.tsx'
import { FormTexts } from './formTexts.ts'
import { showFirstError } from './showFirstError.ts'

interface FormProps<V extends FieldValues, Sent> {
  form: UseFormReturn<V, unknown, Sent>
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>
  /** Where the schema's messages are looked up. */
  texts?: Texts
  spacing?: number
  submitLabel: string
  submitProps?: Pick<ButtonProps, 'color' | 'disabled' | 'size'>
  /** Where leaving leads; forms that stay where they are have none. */
  cancelHref?: string
  cancelLabel?: string
  /** Further buttons, before the main one. */
  actions?: ReactNode
  children: ReactNode
}

/** A form: after a refused submit the first error has the focus, in the middle of the screen, clear of sticky bars. */
export function Form<V extends FieldValues, Sent>(props: FormProps<V, Sent>) {
  const { form, onSubmit, texts, spacing = 2.5, submitLabel, submitProps, cancelHref, cancelLabel } = props
  const text = useText(app)
  const element = useRef<HTMLFormElement>(null)
  const { submitCount, errors, isSubmitting } = useFormState({ control: form.control })
  useEffect(() => {
    if (submitCount > 0) showFirstError(element.current)
  }, [submitCount])
  return (
    <FormTexts value={texts}>
      <FormProvider {...(form as unknown as UseFormReturn<V>)}>
        <Stack component="form" ref={element} noValidate spacing={spacing} onSubmit={(event) => void onSubmit(event)}>
          {props.children}
          {errors.root ? (
            <Alert severity="error" data-form-error>
              {errors.root.message}
            </Alert>
          ) : null}
          <FormActions>
            {props.actions}
            {cancelHref === undefined ? null : (
              <Button href={cancelHref} color="inherit">
                {cancelLabel ?? text('cancel')}
              </Button>
            )}
            <Button type="submit" variant="contained" size="large" {...submitProps} loading={isSubmitting}>
              {submitLabel}
            </Button>
          </FormActions>
        </Stack>
      </FormProvider>
    </FormTexts>
  )
}
