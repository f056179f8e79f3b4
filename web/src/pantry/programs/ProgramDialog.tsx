import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import {
  type DeliveryProgram,
  DeliveryProgramDraft,
  maxProgramName,
} from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { TranslatedFields, typedTranslations } from '../../core/ui/form/TranslatedFields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

interface ProgramDialogProps {
  onAdded: (added: DeliveryProgram) => void
  onClose: () => void
}

/** Adds a delivery program. */
export default function ProgramDialog({ onAdded, onClose }: ProgramDialogProps) {
  const text = useText(deliveryProgramTexts)
  const toast = useToast()
  const form = useDraftForm(
    DeliveryProgramDraft,
    { Name: '', Translations: typedTranslations({}, { Name: '' }) },
    'nameMissing',
  )
  const submit = useSubmit(form, programsApi.addDeliveryProgram, {
    toInput: (values) => values,
    done: text('added'),
    onSuccess: onAdded,
    onFailure: () => toast(text('addFailed'), { tone: 'error' }),
  })
  return (
    <FormDialog
      title={text('add')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={deliveryProgramTexts}
      maxWidth="xs"
    >
      <TextField control={form.control} name="Name" label={text('name')} autoFocus />
      <TranslatedFields
        openLabel={text('name')}
        texts={[{ name: 'Name', label: text('name'), maxLength: maxProgramName }]}
      />
    </FormDialog>
  )
}
