import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import type { Texts } from '../../../../shared/text/text.ts'
import { FormActions } from '../FormActions.tsx'
import { FormTexts } from './formTexts.ts'
import { showFirstError } from './showFirstError.ts'

interface FormProps<V extends FieldValues, Sent> {
  form: UseFormReturn<V, unknown, Sent>
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>
  /** Where the schema's messages are looked up. */
  texts?: Texts
  spacing?: number
  /** The buttons, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A form: after a refused submit the first error has the focus, in the middle of the screen, clear of sticky bars. */
export function Form<V extends FieldValues, Sent>(props: FormProps<V, Sent>) {
  const { form, onSubmit, texts, spacing = 2.5, actions, children } = props
  const element = useRef<HTMLFormElement>(null)
  const { submitCount, errors } = useFormState({ control: form.control })
  useEffect(() => {
    if (submitCount > 0) showFirstError(element.current)
  }, [submitCount])
  return (
    <FormTexts value={texts}>
      <FormProvider {...(form as unknown as UseFormReturn<V>)}>
        <Stack component="form" ref={element} noValidate spacing={spacing} onSubmit={(event) => void onSubmit(event)}>
          {children}
          {errors.root ? (
            <Alert severity="error" data-form-error>
              {errors.root.message}
            </Alert>
          ) : null}
          {actions === undefined ? null : <FormActions>{actions}</FormActions>}
        </Stack>
      </FormProvider>
    </FormTexts>
  )
}
