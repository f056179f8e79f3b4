import { Button } from '@mui/material'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { OrderNoteDraft } from '../../../../shared/pantry/orders/note.ts'
import { orderWorkTexts } from '../../../../shared/pantry/orders/texts/orderWork.ts'
import { Refused } from '../../core/data/client.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { CheckboxField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'

const empty = { Note: '', IsVisibleToFoodInsecureNeighbor: false }

export default function OrderNoteForm({ id }: { id: number }) {
  const text = useText(orderWorkTexts)
  const form = useDraftForm(OrderNoteDraft, empty, 'noteMissing')
  const submit = useSubmit(form, orders.addOrderNote, {
    toInput: (note) => ({ id, ...note }),
    done: text('noteAdded'),
    onSuccess: () => form.reset(empty),
    failed: (error) => (error instanceof Refused ? error.reason || text('noteFailed') : text('noteFailedTransport')),
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={orderWorkTexts} spacing={1}>
      <TextField control={form.control} name="Note" label={text('note')} multiline minRows={2} />
      <CheckboxField control={form.control} name="IsVisibleToFoodInsecureNeighbor" label={text('visible')} />
      <RootError control={form.control} />
      <Button type="submit" variant="contained" loading={form.formState.isSubmitting} sx={{ alignSelf: 'flex-end' }}>
        {text('addNote')}
      </Button>
    </FormElement>
  )
}
