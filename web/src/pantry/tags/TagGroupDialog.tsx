import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { storedTagName, tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type TagGroup, TagGroupDraft } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface TagGroupDialogProps {
  edited: TagGroup | undefined
  onClose: () => void
}

/** Adds a tag group, or renames one. */
export default function TagGroupDialog({ edited, onClose }: TagGroupDialogProps) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const { form, submit } = useRecordForm(TagGroupDraft, {
    edited,
    empty: { Name: '' },
    errors: 'nameMissing',
    valuesOf: ({ Name }) => ({ Name: tagNameIn(Name, language) }),
    toInput: ({ Name }) => ({ Name: storedTagName(Name, edited?.Name, language) }),
    create: tagsApi.addTagGroup,
    update: tagsApi.updateTagGroup,
    added: text('groupAdded'),
    updated: text('groupUpdated'),
    addFailed: text('groupAddFailed'),
    updateFailed: text('groupUpdateFailed'),
    onSaved: onClose,
  })
  const title = text(edited ? 'editGroup' : 'addGroup')
  return (
    <FormDialog title={title} form={form} onSubmit={submit} onClose={onClose} texts={tagTexts} maxWidth="xs">
      <TextField control={form.control} name="Name" label={text('groupName')} autoFocus />
    </FormDialog>
  )
}
