import { zodResolver } from '@hookform/resolvers/zod'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import * as locations from '../../../shared/api/locations.ts'
import type { Address } from '../../../shared/donation/donation.ts'
import { locationTexts } from '../../../shared/text/locations.ts'
import { go } from '../app/go.ts'
import { useText } from '../app/language.tsx'
import { useToast } from '../app/toast.tsx'
import { useRolePrefix } from '../data/useSession.ts'
import { useSubmit } from '../data/useSubmit.ts'
import { AddressFields } from '../parties/AddressFields.tsx'
import { paths } from '../paths.ts'
import { Form } from '../ui/form/Form.tsx'
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
  const form = useForm({ resolver: zodResolver(newLocationForm), defaultValues: newFields(address) })
  const submit = useSubmit(form, locations.addLocation, {
    toInput: ({ Address, ...texts }) => ({ ...textsSent(texts), Address }),
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
          <LocationTextFields />
        </Stack>
      </Panel>
      <AddressFields kind={prefix === 'Agency' ? 'agency' : 'foodBank'} isPickup zoom={locationZoom} />
    </Form>
  )
}
