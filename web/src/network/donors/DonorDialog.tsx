import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { DonorWithFoodBanks } from '../../../../shared/network/donors/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import type { DonorDraft, ShownDonor } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { maxName } from '../../../../shared/network/organizations/drafts.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { DeleteButton } from '../organizations/DeleteButton.tsx'
import { ReadOnly, useMayEdit } from '../organizations/ReadOnly.tsx'
import { useEditForm } from '../organizations/useEditForm.tsx'
import { ZoneField } from '../organizations/ZoneField.tsx'

const donorForm = z.object({ Name: filled(), TimeZone: z.string() })

interface DialogProps {
  onSaved: (saved: ShownDonor) => void
  onDeleted: (id: number) => void
  onClose: () => void
}

/** Adds a donor, or edits one. */
export default function DonorDialog({ edited, ...props }: DialogProps & { edited: DonorWithFoodBanks | undefined }) {
  return edited ? <Edit loaded={edited} {...props} /> : <Add {...props} />
}

function Add({ onSaved, onClose }: Omit<DialogProps, 'onDeleted'>) {
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
    <FormDialog title={text('newDonor')} form={form} onSubmit={submit} onClose={onClose} texts={partyTexts}>
      <Fields form={form} hint={text('donorNameText')} />
    </FormDialog>
  )
}

const fieldsOfDonor = ({ Name, TimeZone }: ShownDonor): DonorDraft => ({ Name, TimeZone })

function Edit({ loaded, onSaved, onDeleted, onClose }: DialogProps & { loaded: DonorWithFoodBanks }) {
  const text = useText(donorSetupTexts)
  const isSetUpHere = useMayEdit()
  const isNetwork = useSession().ActiveRole === 'fano'
  const mayEdit = loaded.IsShared ? isNetwork : isSetUpHere
  const id = loaded.ID
  const form = useForm({ resolver: zodResolver(donorForm), defaultValues: fieldsOfDonor(loaded) })
  const { submit, conflict } = useEditForm(form, donors.updateDonor, {
    loaded,
    fieldsOf: fieldsOfDonor,
    toInput: (sent, Version) => ({ id, ...sent, Version }),
    shows: { read: donors.getDonor, of: { id } },
    onSaved,
  })
  const remove = mayEdit ? (
    <DeleteButton endpoint={donors.deleteDonor} input={{ id }} name={loaded.Name} onDeleted={() => onDeleted(id)} />
  ) : null
  const fields = <Fields form={form} hint={mayEdit ? text('donorRenameText') : undefined} />
  return (
    <FormDialog
      title={text('editDonor')}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      texts={partyTexts}
      isReadOnly={!mayEdit}
      extra={remove}
    >
      {loaded.IsShared && !isNetwork ? (
        <>
          <Alert severity="info">
            {text('sharedDonor')} {text('givesTo', { names: loaded.FoodBanks.join(', ') })}
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
const plain = { marginInline: 0, padding: 0, border: 0, display: 'grid', gap: 20 }

interface FieldsProps {
  form: UseFormReturn<DonorDraft, unknown, DonorDraft>
  hint: string | undefined
}

function Fields({ form: { control }, hint }: FieldsProps) {
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
