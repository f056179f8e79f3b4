import { Alert } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Language } from '../../../../shared/core/text/text.ts'
import type { LimitTypeCode } from '../../../../shared/pantry/limits/limit.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { storedTagName, tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { maxTagName, type Tag, type TagGroup } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { call } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { useEditForm } from '../../core/record/useEditForm.tsx'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { SwitchField } from '../../core/ui/form/switches.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { TagLimits } from './TagLimits.tsx'
import { canSubmitTag, type TagForm, tagDraftOf, tagForm, tagValuesOf } from './tagForm.ts'

interface DialogProps {
  onSaved: (saved: Tag) => void
  onClose: () => void
}

/** Adds a tag, edits one, or makes the owner's copy of a system-wide one. */
export default function TagDialog({ edited, ...props }: DialogProps & { edited: Tag | undefined }) {
  return edited && !edited.IsSystemWide ? <Edit edited={edited} {...props} /> : <Add original={edited} {...props} />
}

const useTagForm = (tag: Tag | undefined, language: Language) => useDraftForm(tagForm, tagValuesOf(tag, language))

const namedAsStored = (values: TagForm, { Name }: Partial<Pick<Tag, 'Name'>>, language: Language): TagForm => ({
  ...values,
  Name: storedTagName(values.Name, Name, language),
})

function Add({ original, onSaved, onClose }: DialogProps & { original: Tag | undefined }) {
  const text = useText(tagTexts)
  const toast = useToast()
  const { language } = useLanguage()
  const form = useTagForm(original, language)
  const submit = useSubmit(form, tagsApi.addTag, {
    toInput: (values) => tagDraftOf(namedAsStored(values, original ?? {}, language), original?.ID ?? null, []),
    done: text('added'),
    onSuccess: onSaved,
    onFailure: () => toast(text('addFailed'), { tone: 'error' }),
  })
  return (
    <TagFormDialog title={text(original ? 'copyTitle' : 'add')} form={form} onSubmit={submit} onClose={onClose}>
      {original ? <Alert severity="info">{text('copyHint')}</Alert> : null}
    </TagFormDialog>
  )
}

function Edit({ edited, onSaved, onClose }: DialogProps & { edited: Tag }) {
  const text = useText(tagTexts)
  const toast = useToast()
  const { language } = useLanguage()
  const form = useTagForm(edited, language)
  const { submit, conflict } = useEditForm(form, tagsApi.updateTag, {
    loaded: edited,
    fieldsOf: (tag) => tagValuesOf(tag, language),
    toInput: (values, Version, base) => ({
      id: edited.ID,
      ...tagDraftOf(namedAsStored(values, base, language), edited.ParentPantryInventoryItemTagID, base.Limits),
      Version,
    }),
    reload: async () => (await call(tagsApi.listTags, {})).find(({ ID }) => ID === edited.ID),
    onSaved,
    savedText: text('updated'),
    onFailed: () => toast(text('updateFailed'), { tone: 'error' }),
  })
  return <TagFormDialog title={text('editTitle')} form={form} onSubmit={submit} onClose={onClose} conflict={conflict} />
}

interface TagFormDialogProps {
  title: string
  form: UseFormReturn<TagForm, unknown, TagForm>
  onSubmit: ReturnType<typeof useSubmit>
  onClose: () => void
  conflict?: ReactNode
  children?: ReactNode
}

function TagFormDialog({ title, form, onSubmit, onClose, conflict, children }: TagFormDialogProps) {
  const groups = useApi(tagsApi.listTagGroups, {})
  const [edited, setEdited] = useState<Partial<Record<LimitTypeCode, boolean>>>({})
  const isEditingLimits = Object.values(edited).includes(true)
  const [Name, PantryInventoryItemTagGroupID] = useWatch({
    control: form.control,
    name: ['Name', 'PantryInventoryItemTagGroupID'],
  })
  const values = { Name, PantryInventoryItemTagGroupID }
  const canSubmit = canSubmitTag(values, { isLoading: groups.data === undefined, isEditingLimits })
  return (
    <FormDialog
      title={title}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      texts={tagTexts}
      submitProps={{ disabled: !canSubmit }}
      isLong
    >
      {children}
      <Fields form={form} groups={groups.data ?? []} />
      <TagLimits form={form} onEditing={(type, isEditing) => setEdited((old) => ({ ...old, [type]: isEditing }))} />
      {conflict}
    </FormDialog>
  )
}

function Fields({ form: { control }, groups }: Pick<TagFormDialogProps, 'form'> & { groups: readonly TagGroup[] }) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  return (
    <>
      <TextField control={control} name="Name" label={text('name')} htmlInput={{ maxLength: maxTagName }} autoFocus />
      <SelectField
        control={control}
        name="PantryInventoryItemTagGroupID"
        label={text('group')}
        emptyLabel={text('chooseGroup')}
        options={groups.map(({ ID, Name }) => ({ value: ID, label: tagNameIn(Name, language) }))}
      />
      <SwitchField
        control={control}
        name="RequiresInclude"
        label={text('requiresInclude')}
        explanation={text('requiresIncludeHint')}
      />
    </>
  )
}
