import { zodResolver } from '@hookform/resolvers/zod'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import { isFoodBankRole } from '../../../shared/access.ts'
import * as foodbanks from '../../../shared/api/foodbanks.ts'
import * as locations from '../../../shared/api/locations.ts'
import type { Address } from '../../../shared/entity/address.ts'
import { locationTexts } from '../../../shared/text/locations.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useApi } from '../data/useApi.ts'
import { useRolePrefix, useSession } from '../data/useSession.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { AddressFields } from '../parties/AddressFields.tsx'
import { paths } from '../paths.ts'
import { Form } from '../ui/form/Form.tsx'
import { SelectField } from '../ui/form/fields.tsx'
import { Panel } from '../ui/Panel.tsx'
import { locationFormTexts } from './formTexts.ts'
import { newFields, newLocationForm, textsSent } from './locationForm.ts'
import { locationZoom } from './locationZoom.ts'
import { LocationTextFields } from './TextFields.tsx'

/** Where the new location gets its windows. */
const addTab = 0

/** The form of a new location; afterwards its own page opens, where it gets its windows. */
export function NewLocationForm({ address }: { address: Address }) {
  const text = useText(locationTexts)
  const toast = useToast()
  const prefix = useRolePrefix()
  const agencies = useApi(foodbanks.listAssociatedAgencies, isFoodBankRole(useSession().ActiveRole) ? {} : null).data
  const form = useForm({ resolver: zodResolver(newLocationForm), defaultValues: newFields(address) })
  const submit = useSubmit(form, locations.addLocation, {
    toInput: ({ Address, AssociatedAgencyID, ...texts }) => ({
      ...textsSent(texts),
      Address,
      ...(AssociatedAgencyID === null ? {} : { AssociatedAgencyID }),
    }),
    onSuccess: ({ ID, Label }) => {
      toast(text('added', { label: Label }))
      go(paths.pickupLocation(prefix, ID, addTab), { replace: true })
    },
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
      <Panel title={text('place')}>
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
