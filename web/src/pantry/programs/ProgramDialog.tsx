import * as programsApi from '../../../../shared/pantry/programs/api.ts'
import {
  type DeliveryProgram,
  DeliveryProgramDraft,
  maxProgramName,
} from '../../../../shared/pantry/programs/deliveryProgram.ts'
import { deliveryProgramTexts } from '../../../../shared/pantry/programs/texts.ts'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { TranslatedFields, typedTranslations } from '../../core/ui/form/TranslatedFields.tsx'
import { useText } from '../../core/words/language.tsx'

interface ProgramDialogProps {
  edited: DeliveryProgram | undefined
  onSaved: (saved: DeliveryProgram) => void
  onClose: () => void
}

const noName = { Name: '' }

/** Adds a delivery program, or renames one. */
export default function ProgramDialog({ edited, onSaved, onClose }: ProgramDialogProps) {
  const text = useText(deliveryProgramTexts)
  const valuesOf = ({ Name, Translations = {} }: Pick<DeliveryProgram, 'Name' | 'Translations'>) => ({
    Name,
    Translations: typedTranslations(Translations, noName),
  })
  const { form, submit } = useRecordForm(DeliveryProgramDraft, {
    edited,
    empty: valuesOf(noName),
    valuesOf,
    errors: 'nameMissing',
    create: programsApi.addDeliveryProgram,
    update: programsApi.updateDeliveryProgram,
    added: text('added'),
    updated: text('updated'),
    addFailed: text('addFailed'),
    updateFailed: text('updateFailed'),
    onSaved,
  })
  return (
    <FormDialog
      title={text(edited ? 'editTitle' : 'add')}
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
