import { Box, Button, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ShownPendingDonor } from '../../../../shared/network/donors/api.ts'
import * as donors from '../../../../shared/network/donors/api.ts'
import { ApprovedLocation } from '../../../../shared/network/donors/signUp.ts'
import { pendingDonorTexts } from '../../../../shared/network/donors/texts/pendingDonors.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { useSubmit } from '../../core/data/useSubmit.ts'
import type { Pin } from '../../core/map/PinMap.tsx'
import { Form } from '../../core/ui/form/Form.tsx'
import { TextField } from '../../core/ui/form/fields.tsx'
import { useDraftForm } from '../../core/ui/form/useDraftForm.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { addressForm, coordinateText, pinOf } from '../organizations/organizationForm.ts'
import { OwnDonorField } from './OwnDonorSearch.tsx'

const PinMap = lazy(() => import('../../core/map/PinMap.tsx'))
const RefuseDialog = lazy(() => import('./RefuseDialog.tsx'))

const approveForm = z.extend(ApprovedLocation, {
  Latitude: addressForm.shape.Latitude,
  Longitude: addressForm.shape.Longitude,
  DonorID: z.nullable(z.number()),
})

/** Form of what only the food bank knows of the location; with it the sign-up becomes a donor. */
export function ApproveForm({ pending }: { pending: ShownPendingDonor }) {
  const text = useText(pendingDonorTexts)
  const organization = useText(organizationTexts)
  const [isRefusing, setRefusing] = useState(false)
  const { ID: id, DonorName: donor, ContactName: name, EMailAddress: mail } = pending
  const form = useDraftForm(approveForm, { Code: '', Latitude: '', Longitude: '', DonorID: null })
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
  const { control, setValue } = form
  const [Latitude, Longitude] = useWatch({ control, name: ['Latitude', 'Longitude'] })
  const move = ([latitude, longitude]: Pin) => {
    const options = { shouldDirty: true, shouldValidate: true } as const
    setValue('Latitude', coordinateText(latitude), options)
    setValue('Longitude', coordinateText(longitude), options)
  }
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
            <Box sx={mapLook}>
              <Suspense fallback={<Skeleton variant="rectangular" height={300} />}>
                <PinMap
                  label={organization('pinMap')}
                  pinLabel={organization('pin')}
                  kind="donor"
                  pin={pinOf({ Latitude, Longitude })}
                  around={[pending.Around.Latitude, pending.Around.Longitude]}
                  onMove={move}
                />
              </Suspense>
            </Box>
            <TextField
              control={control}
              name="Latitude"
              label={organization('latitude')}
              helperText={text('pinText')}
            />
            <TextField control={control} name="Longitude" label={organization('longitude')} />
          </Box>
        </Panel>
      </Form>
      <Suspense fallback={null}>
        {isRefusing ? <RefuseDialog pending={pending} onClose={() => setRefusing(false)} /> : null}
      </Suspense>
    </>
  )
}

const mapLook = {
  gridColumn: '1 / -1',
  borderRadius: 2,
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
} as const
