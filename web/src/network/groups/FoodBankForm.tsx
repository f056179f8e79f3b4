import * as network from '../../../../shared/network/groups/api.ts'
import type { FoodBankGroupListRow, ShownFoodBank } from '../../../../shared/network/groups/network.ts'
import { networkSetupTexts } from '../../../../shared/network/groups/texts.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { useEditForm } from '../../core/record/useEditForm.tsx'
import { Form } from '../../core/ui/form/Form.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useText } from '../../core/words/language.tsx'
import { EditForm } from '../organizations/EditForm.tsx'
import { FoodBankPanels, StartPanel } from './FoodBankPanels.tsx'
import { type FoodBankFields, fieldsOfFoodBank, foodBankDraftOf, foodBankForm, newFoodBankOf } from './foodBankForm.ts'

interface NewFoodBankFormProps {
  fields: FoodBankFields
  groups: readonly FoodBankGroupListRow[]
}

export function NewFoodBankForm({ fields, groups }: NewFoodBankFormProps) {
  const text = useText(networkSetupTexts)
  const form = useDraftForm(foodBankForm, fields)
  const submit = useSubmit(form, network.createFoodBank, {
    toInput: newFoodBankOf,
    done: text('added'),
    onSuccess: ({ ID }) => go(paths.foodBank(ID), { replace: true }),
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={organizationTexts}
      spacing={3}
      submitLabel={text('addFoodBank')}
      cancelHref={paths.foodBanks()}
    >
      <FoodBankPanels control={form.control} groups={groups} />
      <StartPanel control={form.control} />
    </Form>
  )
}

interface EditFoodBankProps {
  loaded: ShownFoodBank
  groups: readonly FoodBankGroupListRow[]
}

export function EditFoodBank({ loaded, groups }: EditFoodBankProps) {
  const id = loaded.ID
  const form = useDraftForm(foodBankForm, fieldsOfFoodBank(loaded))
  const { submit, conflict } = useEditForm(form, network.updateFoodBank, {
    loaded,
    fieldsOf: fieldsOfFoodBank,
    toInput: (sent, Version) => ({ id, ...foodBankDraftOf(sent), Version }),
    shows: { read: network.getFoodBank, of: { id } },
  })
  return (
    <EditForm form={form} onSubmit={submit} conflict={conflict}>
      <FoodBankPanels control={form.control} groups={groups} />
    </EditForm>
  )
}
