import { Alert } from '@mui/material'
import type { DonorWithFoodBanks } from '../../../../shared/network/donors/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { DonorDraft, type ShownDonor } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { DeleteButton } from '../../core/record/DeleteButton.tsx'
import { ReadOnly, useMayEdit } from '../../core/record/ReadOnly.tsx'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { ZoneField } from '../organizations/ZoneField.tsx'
import { InviteFields } from '../people/InviteFields.tsx'
import { inviteOf, noInvite, withInvite } from '../people/inviteForm.ts'

const donorWithInvite = withInvite(DonorDraft)

interface DialogProps {
  edited: DonorWithFoodBanks | undefined
  onSaved: (saved: ShownDonor) => void
  onDeleted: (id: number) => void
  onClose: () => void
}

/** Adds a donor, or edits one. */
export default function DonorDialog({ edited, onSaved, onDeleted, onClose }: DialogProps) {
  const text = useText(donorSetupTexts)
  const organization = useText(organizationTexts)
  const isSetUpHere = useMayEdit()
  const { language } = useLanguage()
  const { ActiveRole, TimeZone } = useSession()
  const isNetwork = ActiveRole === 'fano'
  const mayEdit = !edited || (edited.IsShared ? isNetwork : isSetUpHere)
  const { form, submit, conflict } = useRecordForm(donorWithInvite, {
    edited: edited as ShownDonor | undefined,
    empty: { Name: '', TimeZone, Invite: noInvite(language) },
    valuesOf: (donor) => ({ Name: donor.Name, TimeZone: donor.TimeZone, Invite: noInvite(language) }),
    toInput: ({ Invite, ...draft }) => ({ ...draft, ...inviteOf({ Invite }) }),
    create: donors.createDonor,
    update: donors.updateDonor,
    ...(edited ? { shows: { read: donors.getDonor, of: { id: edited.ID } } } : {}),
    added: text('donorAdded'),
    onSaved,
  })
  const hint = edited ? (mayEdit ? text('donorRenameText') : undefined) : text('donorNameText')
  const fields = (
    <>
      <TextField control={form.control} name="Name" label={organization('name')} helperText={hint} autoFocus />
      <ZoneField />
      <InviteFields kind="donor" isStored={edited !== undefined} isPlain />
    </>
  )
  return (
    <FormDialog
      title={text(edited ? 'donor' : 'newDonor')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={organizationTexts}
      isReadOnly={!mayEdit}
      extra={
        edited && mayEdit ? (
          <DeleteButton
            endpoint={donors.deleteDonor}
            input={{ id: edited.ID }}
            name={edited.Name}
            onDeleted={() => onDeleted(edited.ID)}
          />
        ) : null
      }
    >
      {edited?.IsShared && !isNetwork ? (
        <>
          <Alert severity="info">
            {text('sharedDonor')} {text('givesTo', { names: edited.FoodBanks.join(', ') })}
          </Alert>
          <fieldset disabled style={plain}>
            {fields}
          </fieldset>
        </>
      ) : (
        <ReadOnly isReadOnly={!mayEdit}>{fields}</ReadOnly>
      )}
      {conflict}
    </FormDialog>
  )
}
const plain = { marginInline: 0, padding: 0, border: 0, display: 'grid', gap: '20px' }
