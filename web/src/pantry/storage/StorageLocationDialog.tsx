import * as storage from '../../../../shared/pantry/storage/api.ts'
import { type StorageLocation, StorageLocationDraft } from '../../../../shared/pantry/storage/storageLocation.ts'
import { storageTexts } from '../../../../shared/pantry/storage/texts.ts'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useText } from '../../core/words/language.tsx'

interface StorageLocationDialogProps {
  edited: StorageLocation | undefined
  onSaved: (saved: StorageLocation) => void
  onClose: () => void
}

/** Adds a storage location, or edits one. */
export default function StorageLocationDialog({ edited, onSaved, onClose }: StorageLocationDialogProps) {
  const text = useText(storageTexts)
  const { form, submit } = useRecordForm(StorageLocationDraft, {
    edited,
    empty: { Label: '', Description: '' },
    errors: { Label: 'labelMissing', Description: 'descriptionMissing' },
    create: storage.addStorageLocation,
    update: storage.updateStorageLocation,
    added: text('added'),
    updated: text('updated'),
    addFailed: text('addFailed'),
    updateFailed: text('updateFailed'),
    onSaved,
  })
  const { control } = form
  const title = text(edited ? 'editTitle' : 'add')
  return (
    <FormDialog title={title} form={form} onSubmit={submit} onClose={onClose} texts={storageTexts}>
      <TextField control={control} name="Label" label={text('label')} helperText={text('labelHint')} autoFocus />
      <TextField control={control} name="Description" label={text('description')} multiline minRows={2} maxRows={8} />
    </FormDialog>
  )
}
