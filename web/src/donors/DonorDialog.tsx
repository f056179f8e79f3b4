import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as donors from '../../../shared/api/donors.ts'
import type { DonorDraft, ShownDonor } from '../../../shared/donor/donor.ts'
import { maxName } from '../../../shared/entity/drafts.ts'
import { donorSetupTexts } from '../../../shared/text/donorSetup.ts'
import { partyTexts } from '../../../shared/text/parties.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { call } from '../data/client.ts'
import { useSession } from '../data/useSession.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { ConflictAlert } from '../parties/ConflictAlert.tsx'
import { PartyDialog } from '../parties/PartyDialog.tsx'
import { filled } from '../parties/partyForm.ts'
import { ReadOnly, useMayEdit } from '../parties/ReadOnly.tsx'
import { useEditing } from '../parties/useEditing.ts'
import { ZoneField } from '../parties/ZoneField.tsx'
import { TextField } from '../ui/form/fields.tsx'

const donorForm = z.object({ Name: filled, TimeZone: z.string() })

interface DialogProps {
  onSaved: (saved: ShownDonor) => void
  onClose: () => void
}

/** Adds a donor, or edits one. */
export default function DonorDialog({ edited, ...props }: DialogProps & { edited: ShownDonor | undefined }) {
  return edited ? <Edit loaded={edited} {...props} /> : <Add {...props} />
}

function Add({ onSaved, onClose }: DialogProps) {
  const text = useText(donorSetupTexts)
  const toast = useToast()
  const { TimeZone } = useSession()
  const form = useForm({ resolver: zodResolver(donorForm), defaultValues: { Name: '', TimeZone } })
  const submit = useSubmit(form, donors.createDonor, {
    toInput: (sent) => sent,
    onSuccess: (added) => {
      toast(text('donorAdded'))
      onSaved(added)
    },
  })
  return (
    <PartyDialog title={text('newDonor')} onSubmit={submit} mayEdit {...{ form, onClose }}>
      <Fields form={form} hint={text('donorNameText')} />
    </PartyDialog>
  )
}

const fieldsOfDonor = ({ Name, TimeZone }: ShownDonor): DonorDraft => ({ Name, TimeZone })

function Edit({ loaded, onSaved, onClose }: DialogProps & { loaded: ShownDonor }) {
  const text = useText(donorSetupTexts)
  const party = useText(partyTexts)
  const toast = useToast()
  const mayEdit = useMayEdit() && !loaded.IsShared
  const id = loaded.ID
  const editing = useEditing(loaded, () => call(donors.getDonor, { id }))
  const form = useForm({ resolver: zodResolver(donorForm), defaultValues: fieldsOfDonor(loaded) })
  const submit = useSubmit(form, donors.updateDonor, {
    toInput: (sent) => ({ id, ...sent, Version: editing.base.Version }),
    onSuccess: (saved) => {
      toast(party('saved'))
      onSaved(saved)
    },
    failed: editing.failed,
    onFailure: editing.onFailure,
  })
  const { theirs } = editing
  const takeTheirs = (donor: ShownDonor) => {
    editing.setSaved(donor)
    form.reset(fieldsOfDonor(donor))
  }
  const fields = <Fields form={form} hint={text('donorRenameText')} />
  return (
    <PartyDialog title={text('editDonor')} onSubmit={submit} {...{ form, onClose, mayEdit }}>
      {loaded.IsShared ? (
        <>
          <Alert severity="info">{text('sharedDonor')}</Alert>
          <fieldset disabled style={plain}>
            {fields}
          </fieldset>
        </>
      ) : (
        <ReadOnly isReadOnly={!mayEdit}>{fields}</ReadOnly>
      )}
      {theirs ? <ConflictAlert onTakeTheirs={() => takeTheirs(theirs)} onKeepMine={editing.keepMine} /> : null}
    </PartyDialog>
  )
}
const plain = { margin: 0, padding: 0, border: 0, display: 'grid', gap: 20 }

function Fields({ form: { control }, hint }: { form: UseFormReturn<DonorDraft, unknown, DonorDraft>; hint: string }) {
  const party = useText(partyTexts)
  return (
    <>
      <TextField
        control={control}
        name="Name"
        label={party('name')}
        helperText={hint}
        htmlInput={{ maxLength: maxName }}
        autoFocus
      />
      <ZoneField />
    </>
  )
}
