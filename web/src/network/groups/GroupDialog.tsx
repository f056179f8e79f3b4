import { zodResolver } from '@hookform/resolvers/zod'
import { type Control, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import * as network from '../../../../shared/network/groups/api.ts'
import type { FoodBankGroup, FoodBankGroupDraft, GroupKind } from '../../../../shared/network/groups/network.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { maxName } from '../../../../shared/network/organizations/drafts.ts'
import { partyTexts } from '../../../../shared/network/organizations/texts.ts'
import { call } from '../../core/data/client.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { filled } from '../../core/ui/form/filled.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { useEditForm } from '../organizations/useEditForm.tsx'
import { ZoneField } from '../organizations/ZoneField.tsx'

const groupForm = z.object({ Name: filled(), TimeZone: z.string() })

interface GroupDialogProps {
  kind: GroupKind
  edited: FoodBankGroup | undefined
  onClose: () => void
}

/** Adds a state association or a co-op, or edits one. */
export default function GroupDialog({ kind, edited, onClose }: GroupDialogProps) {
  return edited ? <Edit loaded={edited} onClose={onClose} /> : <Add kind={kind} onClose={onClose} />
}

function Add({ kind, onClose }: Pick<GroupDialogProps, 'kind' | 'onClose'>) {
  const text = useText(networkSetupTexts)
  const toast = useToast()
  const { TimeZone } = useSession()
  const form = useForm({ resolver: zodResolver(groupForm), defaultValues: { Name: '', TimeZone } })
  const submit = useSubmit(form, network.createFoodBankGroup, {
    toInput: (sent) => ({ Kind: kind, ...sent }),
    onSuccess: () => {
      toast(text('groupAdded'))
      onClose()
    },
  })
  const title = text(kind === 'coop' ? 'newCoop' : 'newAssociation')
  return (
    <FormDialog title={title} form={form} onSubmit={submit} onClose={onClose} texts={partyTexts}>
      <Fields control={form.control} />
    </FormDialog>
  )
}

const fieldsOfGroup = ({ Name, TimeZone }: FoodBankGroup): FoodBankGroupDraft => ({ Name, TimeZone })

function Edit({ loaded, onClose }: { loaded: FoodBankGroup; onClose: () => void }) {
  const id = loaded.ID
  const form = useForm({ resolver: zodResolver(groupForm), defaultValues: fieldsOfGroup(loaded) })
  const { submit, conflict } = useEditForm(form, network.updateFoodBankGroup, {
    loaded,
    fieldsOf: fieldsOfGroup,
    toInput: (sent, Version) => ({ id, ...sent, Version }),
    reload: async () => (await call(network.listFoodBankGroups, {})).find(({ ID }) => ID === id),
    onSaved: onClose,
  })
  return (
    <FormDialog title={loaded.Name} form={form} onSubmit={submit} onClose={onClose} texts={partyTexts}>
      <Fields control={form.control} />
      {conflict}
    </FormDialog>
  )
}

function Fields({ control }: { control: Control<FoodBankGroupDraft, unknown, FoodBankGroupDraft> }) {
  const text = useText(networkSetupTexts)
  const party = useText(partyTexts)
  return (
    <>
      <TextField
        control={control}
        name="Name"
        label={party('name')}
        helperText={text('groupNameText')}
        htmlInput={{ maxLength: maxName }}
        autoFocus
      />
      <ZoneField />
    </>
  )
}
