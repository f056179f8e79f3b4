import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import {
  maxDescription,
  maxLabel,
  type StorageLocation,
  type StorageLocationDraft,
} from '../../../../shared/pantry/storage/storageLocation.ts'
import { storageTexts } from '../../../../shared/pantry/storage/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

/** Messages of the schema are keys of the form's texts. */
const storageForm = z.object({ Label: filled('labelMissing'), Description: filled('descriptionMissing') })

interface DialogProps {
  onSaved: (saved: StorageLocation) => void
  onClose: () => void
}

/** Adds a storage location, or edits one. */
export default function StorageLocationDialog({
  edited,
  ...props
}: DialogProps & { edited: StorageLocation | undefined }) {
  return edited ? <Edit edited={edited} {...props} /> : <Add {...props} />
}

const useStorageForm = ({ Label, Description }: StorageLocationDraft) =>
  useForm({ resolver: zodResolver(storageForm), defaultValues: { Label, Description } })

function Add({ onSaved, onClose }: DialogProps) {
  const text = useText(storageTexts)
  const toast = useToast()
  const form = useStorageForm({ Label: '', Description: '' })
  const submit = useSubmit(form, storage.addStorageLocation, {
    toInput: (values) => values,
    onSuccess: (added) => {
      toast(text('added'))
      onSaved(added)
    },
    onFailure: () => toast(text('addFailed'), { tone: 'error' }),
  })
  return (
    <FormDialog title={text('add')} form={form} onSubmit={submit} onClose={onClose} texts={storageTexts}>
      <Fields form={form} />
    </FormDialog>
  )
}

function Edit({ edited, onSaved, onClose }: DialogProps & { edited: StorageLocation }) {
  const text = useText(storageTexts)
  const toast = useToast()
  const form = useStorageForm(edited)
  const submit = useSubmit(form, storage.updateStorageLocation, {
    toInput: (values) => ({ id: edited.ID, ...values }),
    onSuccess: (updated) => {
      toast(text('updated'))
      onSaved(updated)
    },
    onFailure: () => toast(text('updateFailed'), { tone: 'error' }),
  })
  return (
    <FormDialog title={text('editTitle')} form={form} onSubmit={submit} onClose={onClose} texts={storageTexts}>
      <Fields form={form} />
    </FormDialog>
  )
}

function Fields({ form: { control } }: { form: ReturnType<typeof useStorageForm> }) {
  const text = useText(storageTexts)
  return (
    <>
      <TextField
        control={control}
        name="Label"
        label={text('label')}
        helperText={text('labelHint')}
        htmlInput={{ maxLength: maxLabel }}
        autoFocus
      />
      <TextField
        control={control}
        name="Description"
        label={text('description')}
        htmlInput={{ maxLength: maxDescription }}
        multiline
        minRows={2}
        maxRows={8}
      />
    </>
  )
}
