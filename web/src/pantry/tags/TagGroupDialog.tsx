import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { storedTagName, tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { maxTagGroupName, type TagGroup } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'

const groupForm = z.object({ Name: filled('nameMissing') })
const useGroupForm = (Name: string) => useForm({ resolver: zodResolver(groupForm), defaultValues: { Name } })

interface DialogProps {
  onClose: () => void
}

/** Adds a tag group, or renames one. */
export default function TagGroupDialog({ edited, onClose }: DialogProps & { edited: TagGroup | undefined }) {
  return edited ? <Edit edited={edited} onClose={onClose} /> : <Add onClose={onClose} />
}

function Add({ onClose }: DialogProps) {
  const text = useText(tagTexts)
  const toast = useToast()
  const form = useGroupForm('')
  const submit = useSubmit(form, tagsApi.addTagGroup, {
    toInput: (values) => values,
    onSuccess: () => {
      toast(text('groupAdded'))
      onClose()
    },
    onFailure: () => toast(text('groupAddFailed'), { tone: 'error' }),
  })
  return (
    <FormDialog title={text('addGroup')} form={form} onSubmit={submit} onClose={onClose} texts={tagTexts} maxWidth="xs">
      <NameField form={form} />
    </FormDialog>
  )
}

function Edit({ edited, onClose }: DialogProps & { edited: TagGroup }) {
  const text = useText(tagTexts)
  const toast = useToast()
  const { language } = useLanguage()
  const form = useGroupForm(tagNameIn(edited.Name, language))
  const submit = useSubmit(form, tagsApi.updateTagGroup, {
    toInput: ({ Name }) => ({ id: edited.ID, Name: storedTagName(Name, edited.Name, language) }),
    onSuccess: () => {
      toast(text('groupUpdated'))
      onClose()
    },
    onFailure: () => toast(text('groupUpdateFailed'), { tone: 'error' }),
  })
  return (
    <FormDialog
      title={text('editGroup')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={tagTexts}
      maxWidth="xs"
    >
      <NameField form={form} />
    </FormDialog>
  )
}

function NameField({ form: { control } }: { form: ReturnType<typeof useGroupForm> }) {
  const text = useText(tagTexts)
  const htmlInput = { maxLength: maxTagGroupName }
  return <TextField control={control} name="Name" label={text('groupName')} htmlInput={htmlInput} autoFocus />
}
