import { Stack } from '@mui/material'
import { useState } from 'react'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as foodbanks from '../../../../shared/network/foodbanks/api.ts'
import type { Address } from '../../../../shared/network/organizations/address.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { go } from '../../core/go.ts'
import { paths } from '../../core/paths.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { useTabDraft } from '../../core/ui/form/useTabDraft.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { AddressFields } from '../../network/organizations/AddressFields.tsx'
import { locationFormTexts } from './formTexts.ts'
import { newFields, newLocationForm, textsSent } from './locationForm.ts'
import { locationZoom } from './locationZoom.ts'
import { LocationTextFields } from './TextFields.tsx'

/** Index of the tab that adds windows to the new location. */
const addTab = 0

/** The form of a new location; afterwards its own page opens, where it gets its windows. */
export function NewLocationForm({ address }: { address: Address }) {
  const text = useText(locationTexts)
  const prefix = useRolePrefix()
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBankRole(useSession().ActiveRole) ? {} : null).data
  const [fresh] = useState(() => newFields(address))
  const form = useDraftForm(newLocationForm, fresh)
  const restored = useTabDraft(form, { name: 'location', fresh })
  const submit = useSubmit(form, locations.addLocation, {
    toInput: ({ Address, AssociatedAgencyID, ...texts }) => ({
      ...textsSent(texts),
      Address,
      ...(AssociatedAgencyID === null ? {} : { AssociatedAgencyID }),
    }),
    done: ({ Label }) => text('added', { label: Label }),
    onSuccess: ({ ID }) => go(paths.pickupLocation(prefix, ID, addTab), { replace: true }),
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      texts={locationFormTexts}
      spacing={3}
      submitLabel={text('add')}
      cancelHref={paths.pickupLocations(prefix)}
    >
      {restored}
      <Panel title={text('location')}>
        <Stack spacing={2.5}>
          {agencies && agencies.length > 0 ? (
            <SelectField
              control={form.control}
              name="AssociatedAgencyID"
              label={text('runBy')}
              helperText={text('runByHint')}
              emptyLabel={text('runByOwn')}
              options={agencies.map(({ EntityID, Name }) => ({ value: EntityID, label: Name }))}
            />
          ) : null}
          <LocationTextFields />
        </Stack>
      </Panel>
      <AddressFields kind={prefix === 'Agency' ? 'agency' : 'foodBank'} isPickup zoom={locationZoom} />
    </Form>
  )
}
