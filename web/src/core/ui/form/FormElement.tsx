import { Stack } from '@mui/material'
import { type BaseSyntheticEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Texts } from '../../../../../shared/core/text/text.ts'
import { BeforeSubmit } from './beforeSubmit.ts'
import { FormSchema } from './formSchema.ts'
import { FormTexts } from './formTexts.ts'
import { showFirstError } from './showFirstError.ts'

export interface FormElementProps<V extends FieldValues, Sent> {
  form: UseFormReturn<V, unknown, Sent> & { schema?: z.core.$ZodType }
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>
  /** Texts of the schema's messages. */
  texts?: Texts
  spacing?: number
  children: ReactNode
}

/** The form itself: after a refused submit the first error has the focus, clear of sticky bars. */
export function FormElement<V extends FieldValues, Sent>(props: FormElementProps<V, Sent>) {
  const { form, onSubmit, texts, spacing = 0, children } = props
  const element = useRef<HTMLFormElement>(null)
  const { submitCount } = useFormState({ control: form.control })
  const [waits] = useState(() => new Set<() => Promise<unknown>>())
  const send = async (event: BaseSyntheticEvent) => {
    if (waits.size > 0) event.preventDefault()
    for (const wait of waits) await wait()
    await onSubmit(event)
  }
  useEffect(() => {
    if (submitCount > 0) showFirstError(element.current)
  }, [submitCount])
  return (
    <FormTexts value={texts}>
      <FormSchema value={form.schema}>
        <BeforeSubmit value={waits}>
          <FormProvider {...(form as unknown as UseFormReturn<V>)}>
            <Stack
              component="form"
              ref={element}
              noValidate
              spacing={spacing}
              onSubmit={(event) => {
                // A dialog's form is none of the form that opened it.
                event.stopPropagation()
                void send(event)
              }}
              sx={inDialog}
            >
              {children}
            </Stack>
          </FormProvider>
        </BeforeSubmit>
      </FormSchema>
    </FormTexts>
  )
}

/** In a dialog the fields scroll between its title and its buttons. */
const inDialog = { '.MuiDialog-paper > &': { minHeight: 0, overflow: 'hidden' } } as const
