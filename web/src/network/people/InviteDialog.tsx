import { DialogContentText } from '@mui/material'
import { isFoodBankAdministrator, type Role } from '../../../../shared/core/access.ts'
import { app } from '../../../../shared/core/text/app.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { InvitationDraft } from '../../../../shared/network/people/invitation.ts'
import { peopleTexts } from '../../../../shared/network/people/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { staffLanguageOptions } from '../../core/ui/form/languageOptions.ts'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface InviteDialogProps {
  entity: { ID: number; Name: string }
  roles: readonly Role[]
  onClose: () => void
}

/** Invites somebody to one of the roles that the person may give. */
export default function InviteDialog({ entity, roles: rolesToGive, onClose }: InviteDialogProps) {
  const text = useText(peopleTexts)
  const frame = useText(app)
  const { language } = useLanguage()
  // An administrator is invited by choice, never by leaving the field as it is.
  const usualRole = rolesToGive.find((role) => !isFoodBankAdministrator(role)) ?? rolesToGive[0]
  const form = useDraftForm(
    InvitationDraft,
    { Name: '', EMailAddress: '', Role: usualRole ?? 'agency', Language: language },
    { Name: 'nameMissing', EMailAddress: 'emailWrong' },
  )
  const submit = useSubmit(form, people.invitePerson, {
    toInput: (values) => ({ entityId: entity.ID, ...values }),
    done: ({ EMailAddress }) => text('invited', { email: EMailAddress }),
    onSuccess: onClose,
    failed: text('inviteFailed'),
  })
  const { control } = form
  return (
    <FormDialog
      title={text('inviteTitle', { entity: entity.Name })}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={peopleTexts}
      submitLabel={text('sendInvitation')}
    >
      <DialogContentText>{text('inviteText')}</DialogContentText>
      <TextField
        control={control}
        name="Name"
        label={text('name')}
        helperText={text('nameHint')}
        autoComplete="off"
        autoFocus
      />
      <TextField
        control={control}
        name="EMailAddress"
        label={text('email')}
        type="email"
        autoComplete="off"
        htmlInput={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <SelectField
        control={control}
        name="Role"
        label={text('role')}
        options={rolesToGive.map((role) => ({ value: role, label: frame(`role.${role}`) }))}
      />
      <SelectField control={control} name="Language" label={text('language')} options={staffLanguageOptions} />
    </FormDialog>
  )
}
