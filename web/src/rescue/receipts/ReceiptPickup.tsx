import { Skeleton, Stack } from '@mui/material'
import { useWatch } from 'react-hook-form'
import * as agencies from '../../../../shared/network/agencies/api.ts'
import { receiptTexts } from '../../../../shared/rescue/receipts/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useSession } from '../../core/data/useSession.ts'
import { Facts } from '../../core/figures/Facts.tsx'
import { DateField } from '../../core/ui/form/fields.tsx'
import { SearchField } from '../../core/ui/form/SearchField.tsx'
import { useToday } from '../../core/ui/useToday.ts'
import { useText } from '../../core/words/language.tsx'
import { DonorLocationField } from '../donations/DonorLocationField.tsx'
import { LocationLines } from '../donations/LocationLines.tsx'
import type { ReceiptFormReturn } from './receiptForm.ts'

interface ReceiptPickupProps {
  form: ReceiptFormReturn
  agencyName: string | undefined
  isOfDonation: boolean
}

/** Agency, location and date of the pickup. A receipt of a donation is of the donation's own location. */
export function ReceiptPickup({ form, agencyName, isOfDonation }: ReceiptPickupProps) {
  const { control, setValue } = form
  const { today } = useToday()
  const text = useText(receiptTexts)
  const { ActiveRole, EntityName } = useSession()
  const ownName = ActiveRole === 'agency' ? EntityName : agencyName
  const [agencyId, locationId] = useWatch({ control, name: ['agencyId', 'donorLocationId'] })
  const listed = useApi(agencies.listAssociatedAdhoc, ownName === undefined ? {} : null, { revalidateOnFocus: false })
  const located = useApi(agencies.listDonorLocations, agencyId === null ? null : { id: agencyId }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })
  const locations = located.data ?? []
  // A location that is no longer listed is shown by its number.
  const location = locations.find(({ ID }) => ID === locationId)
  const ofDonation = location ? <LocationLines location={location} /> : located.isLoading ? <Skeleton /> : locationId
  return (
    <Stack spacing={2.5}>
      {ownName === undefined ? (
        <SearchField
          control={control}
          name="agencyId"
          label={text('agency')}
          options={listed.data ?? []}
          optionLabel={({ Name }) => Name}
          onPicked={() => setValue('donorLocationId', null)}
          isLoading={listed.isLoading}
        />
      ) : (
        <Facts facts={[{ label: text('agency'), value: <strong>{ownName}</strong> }]} />
      )}
      {isOfDonation ? (
        <Facts facts={[{ label: text('donorLocation'), value: ofDonation }]} />
      ) : (
        <DonorLocationField
          control={control}
          name="donorLocationId"
          label={text('donorLocation')}
          locations={locations.filter(({ IsInactive }) => !IsInactive)}
          helperText={text(agencyId === null ? 'chooseAgencyFirst' : 'donorLocationHint')}
          isLoading={located.isLoading}
          isDisabled={agencyId === null}
        />
      )}
      <DateField control={control} name="date" label={text('date')} max={today} sx={{ maxWidth: { sm: 240 } }} />
    </Stack>
  )
}
