import type { ReactNode } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { app } from '../../../../shared/core/text/app.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { ReadOnly } from '../../core/record/ReadOnly.tsx'
import { Form } from '../../core/ui/form/Form.tsx'
import type { FormElementProps } from '../../core/ui/form/FormElement.tsx'
import { useText } from '../../core/words/language.tsx'

interface EditFormProps<V extends FieldValues, Sent> extends Pick<FormElementProps<V, Sent>, 'form' | 'onSubmit'> {
  /** From `useEditForm`. */
  conflict: ReactNode
  mayEdit?: boolean
  children: ReactNode
}

/** The page's form of a stored item: saved when something was changed, only read by who may not edit. */
export function EditForm<V extends FieldValues, Sent>(props: EditFormProps<V, Sent>) {
  const { form, onSubmit, conflict, mayEdit = true, children } = props
  const text = useText(app)
  const { isDirty } = useFormState({ control: form.control })
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      texts={organizationTexts}
      spacing={3}
      submitLabel={text('save')}
      submitProps={{ disabled: !mayEdit || !isDirty }}
    >
      <ReadOnly isReadOnly={!mayEdit}>{children}</ReadOnly>
      {conflict}
    </Form>
  )
}
