import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { FormElement, type FormElementProps } from '../../core/ui/form/FormElement.tsx'
import { useText } from '../../core/words/language.tsx'
import { locationFormTexts } from './formTexts.ts'

interface LocationFormProps<V extends FieldValues, Sent> extends Pick<FormElementProps<V, Sent>, 'form' | 'onSubmit'> {
  isOwn: boolean
  children: ReactNode
}

/** A form of the location's page: its owner saves it when something was changed, others read it. */
export function LocationForm<V extends FieldValues, Sent>({ isOwn, children, ...props }: LocationFormProps<V, Sent>) {
  const text = useText(locationTexts)
  const { isDirty } = useFormState({ control: props.form.control })
  if (!isOwn)
    return (
      <FormElement {...props}>
        <Box component="fieldset" disabled sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}>
          {children}
        </Box>
      </FormElement>
    )
  return (
    <Form {...props} texts={locationFormTexts} submitLabel={text('save')} submitProps={{ disabled: !isDirty }}>
      {children}
    </Form>
  )
}
