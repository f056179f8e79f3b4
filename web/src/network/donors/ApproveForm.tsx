import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ShownPendingDonor } from '../../../../shared/network/donors/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { ApprovedLocation } from '../../../../shared/network/donors/signUp.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import { LazyPin } from '../../core/address/LazyPin.tsx'
import { type SetPin, useAddressPin } from '../../core/address/useAddressPin.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useErrorText } from '../../core/ui/form/formTexts.ts'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { addressForm } from '../organizations/organizationForm.ts'
import { OwnDonorField } from './OwnDonorSearch.tsx'

const RefuseDialog = lazy(() => import('./RefuseDialog.tsx'))

const approveForm = z.extend(ApprovedLocation, {
  Latitude: addressForm.shape.Latitude,
  Longitude: addressForm.shape.Longitude,
  DonorID: z.nullable(z.number()),
})
type ApproveFields = z.input<typeof approveForm>

/** Form of what only the food bank knows of the location; with it the sign-up becomes a donor. */
export function ApproveForm({ pending }: { pending: ShownPendingDonor }) {
  const text = useText(pendingDonorTexts)
  const [isRefusing, setRefusing] = useState(false)
  const { ID: id, DonorName: donor, ContactName: name, EMailAddress: mail } = pending
  const form = useDraftForm(approveForm, { Code: '', Latitude: null, Longitude: null, DonorID: null })
  const submit = useSubmit(form, donors.decidePendingDonor, {
    toInput: ({ DonorID, ...place }) => ({
      id,
      IsApproved: true,
      Location: { ...place, ...(DonorID === null ? {} : { DonorID }) },
    }),
    shows: { read: donors.getPendingDonor, of: { id } },
    done: text('approved', { donor, mail }),
    failureRenews: [donors.getPendingDonor],
  })
  const { control } = form
  const refuse = (
    <Button color="error" onClick={() => setRefusing(true)}>
      {text('refuse')}
    </Button>
  )
  return (
    <>
      <Form form={form} onSubmit={submit} texts={pendingDonorTexts} submitLabel={text('approve')} actions={refuse}>
        <Panel title={text('approveTitle')}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {text('approveText', { name, mail })}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <TextField control={control} name="Code" label={text('code')} helperText={text('codeText')} />
            <OwnDonorField
              control={control}
              name="DonorID"
              label={text('belongsTo')}
              helperText={text('belongsToText')}
              placeholder={text('newDonor', { donor })}
            />
            <Box sx={{ gridColumn: '1 / -1' }}>
              <SignedUpPin pending={pending} />
            </Box>
          </Box>
        </Panel>
      </Form>
      <Suspense fallback={null}>
        {isRefusing ? <RefuseDialog pending={pending} onClose={() => setRefusing(false)} /> : null}
      </Suspense>
    </>
  )
}

/** The address is the store's own: only its pin can be corrected. */
function SignedUpPin({ pending: { Address, Around } }: { pending: ShownPendingDonor }) {
  const { control, setValue } = useFormContext<ApproveFields>()
  const [Latitude, Longitude, LocatedBy] = useWatch({ control, name: ['Latitude', 'Longitude', 'LocatedBy'] })
  const { errors } = useFormState({ control, name: 'Latitude' })
  const address = { ...Address, Latitude, Longitude, LocatedBy }
  const put = (pin: SetPin) => {
    const options = { shouldDirty: true, shouldValidate: true } as const
    setValue('LocatedBy', pin.LocatedBy, options)
    setValue('Latitude', pin.Latitude, options)
    setValue('Longitude', pin.Longitude, options)
  }
  const { state, again, moved } = useAddressPin({ typed: address, stored: Address, onPin: put })
  return (
    <LazyPin
      address={address}
      state={state}
      kind="donor"
      around={[Around.Latitude, Around.Longitude]}
      onMove={(pin) => {
        moved()
        put(pin)
      }}
      onAgain={again}
      problem={useErrorText(errors.Latitude?.message)}
    />
  )
}
