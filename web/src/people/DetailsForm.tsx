import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as people from '../../../shared/api/people.ts'
import { maxPersonName } from '../../../shared/person/person.ts'
import { app } from '../../../shared/text/app.ts'
import { peopleTexts } from '../../../shared/text/people.ts'
import { languages } from '../../../shared/text/text.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useSubmit } from '../data/useSubmit.ts'
import { FormElement } from '../ui/form/FormElement.tsx'
import { SelectField, TextField } from '../ui/form/fields.tsx'
import { filled } from '../ui/form/filled.ts'
import { languageOptions } from '../ui/form/languageOptions.ts'
import { RootError } from '../ui/form/RootError.tsx'
import type { PersonProps } from './RoleLines.tsx'

const detailsForm = z.object({ Name: filled('nameMissing'), Language: z.enum(languages) })

/** What is typed and not saved stays when the page is loaded anew; the other fields follow. */
const keepTyped = { keepDirty: true, keepDirtyValues: true }
const keepNothing = { keepDirty: false, keepDirtyValues: false }

/** Name and language. */
export function DetailsForm({ person: { Name, Language, HasOtherRoles }, on }: PersonProps) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const toast = useToast()
  const form = useForm({ resolver: zodResolver(detailsForm), values: { Name, Language }, resetOptions: keepTyped })
  const { isDirty, isSubmitting } = form.formState
  const submit = useSubmit(form, people.updatePerson, {
    toInput: (values) => ({ ...on, ...values }),
    onSuccess: (saved) => {
      form.reset({ Name: saved.Name, Language: saved.Language }, keepNothing)
      toast(text('saved'))
    },
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
      <SelectField control={form.control} name="Language" label={text('languageOwn')} options={languageOptions} />
      <RootError control={form.control} />
      <Box>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          {frame('save')}
        </Button>
      </Box>
    </FormElement>
  )
}
