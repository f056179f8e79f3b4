import * as network from '../../../../shared/network/groups/api.ts'
import { type FoodBankGroup, FoodBankGroupDraft, type GroupKind } from '../../../../shared/network/groups/network.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { call } from '../../core/data/client.ts'
import { useSession } from '../../core/data/useSession.ts'
import { useRecordForm } from '../../core/record/useRecordForm.ts'
import { FormDialog } from '../../core/ui/form/FormDialog.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useText } from '../../core/words/language.tsx'
import { ZoneField } from '../organizations/ZoneField.tsx'

interface GroupDialogProps {
  kind: GroupKind
  edited: FoodBankGroup | undefined
  onClose: () => void
}

/** Adds a state association or a co-op, or edits one. */
export default function GroupDialog({ kind, edited, onClose }: GroupDialogProps) {
  const text = useText(networkSetupTexts)
  const organization = useText(organizationTexts)
  const { TimeZone } = useSession()
  const { form, submit, conflict } = useRecordForm(FoodBankGroupDraft, {
    edited,
    empty: { Name: '', TimeZone },
    toInput: (sent) => (edited ? sent : { Kind: kind, ...sent }),
    create: network.createFoodBankGroup,
    update: network.updateFoodBankGroup,
    reload: async () => (await call(network.listFoodBankGroups, {})).find(({ ID }) => ID === edited?.ID),
    added: text('groupAdded'),
    onSaved: onClose,
  })
  const title = edited?.Name ?? text(kind === 'coop' ? 'newCoop' : 'newAssociation')
  return (
    <FormDialog title={title} form={form} onSubmit={submit} onClose={onClose} texts={organizationTexts}>
      <TextField
        control={form.control}
        name="Name"
        label={organization('name')}
        helperText={text('groupNameText')}
        autoFocus
      />
      <ZoneField />
      {conflict}
    </FormDialog>
  )
}
