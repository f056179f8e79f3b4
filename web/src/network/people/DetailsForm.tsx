import { zodResolver } from '@hookform/resolvers/zod'
import { Box, Button } from '@mui/material'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { app } from '../../../../shared/core/text/app.ts'
import { languages } from '../../../../shared/core/text/languages.ts'
import { maxPersonName } from '../../../../shared/network/people/answerer.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormElement } from '../../core/ui/form/FormElement.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { staffLanguageOptions } from '../../core/ui/form/languageOptions.ts'
import { RootError } from '../../core/ui/form/RootError.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useText } from '../../core/words/language.tsx'
import type { PersonProps } from './RoleLines.tsx'

const detailsForm = z.object({ Name: filled('nameMissing'), Language: z.enum(languages) })

/** Typed values that are not saved stay when the page is loaded anew; the other fields follow. */
const keepTyped = { keepDirty: true, keepDirtyValues: true }
const keepNothing = { keepDirty: false, keepDirtyValues: false }

/** Name and language. */
export function DetailsForm({ person: { Name, Language, HasOtherRoles }, on }: PersonProps) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const form = useForm({ resolver: zodResolver(detailsForm), values: { Name, Language }, resetOptions: keepTyped })
  const { isDirty, isSubmitting } = form.formState
  const submit = useSubmit(form, people.updatePerson, {
    toInput: (values) => ({ ...on, ...values }),
    done: text('saved'),
    onSuccess: (saved) => form.reset({ Name: saved.Name, Language: saved.Language }, keepNothing),
  })
  return (
    <FormElement form={form} onSubmit={submit} texts={peopleTexts} spacing={2.5}>
      <TextField
        control={form.control}
        name="Name"
        label={text('name')}
        helperText={HasOtherRoles ? text('detailsElsewhere') : undefined}
        htmlInput={{ maxLength: maxPersonName }}
        autoComplete="off"
      />
      <SelectField control={form.control} name="Language" label={text('languageOwn')} options={staffLanguageOptions} />
      <RootError control={form.control} />
      <Box>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          {frame('save')}
        </Button>
      </Box>
    </FormElement>
  )
}
