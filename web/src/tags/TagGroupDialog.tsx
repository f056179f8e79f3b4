import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as tagsApi from '../../../shared/api/tags.ts'
import { storedTagName, tagNameIn } from '../../../shared/tag/names.ts'
import { maxTagGroupName, type TagGroup } from '../../../shared/tag/tag.ts'
import { tagTexts } from '../../../shared/text/tags.ts'
import { useLanguage, useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { TextField } from '../ui/form/fields.tsx'
import { filled } from '../ui/form/filled.ts'

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
