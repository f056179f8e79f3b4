import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import * as agencies from '../../../shared/api/agencies.ts'
import type { DonorLocation } from '../../../shared/donation/donation.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { addressText } from '../offers/places.ts'
import { Facts } from '../ui/Facts.tsx'
import { listLook, maxOptions } from './options.ts'

interface LocationFieldProps {
  agencyId: number | null
  value: number | null
  onChange: (id: number | null) => void
  error: string | undefined
}

const labelOf = (place: DonorLocation) => `${place.Donor.Name} · ${place.Code}`
const filterOptions = createFilterOptions<DonorLocation>({
  limit: maxOptions,
  stringify: (place) => `${labelOf(place)} ${place.Address.AddressLine1} ${place.Address.City}`,
})

const useLocations = (agencyId: number | null) =>
  useApi(agencies.listDonorLocations, agencyId === null ? null : { id: agencyId }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })

/** The store the food came from, searched among those the agency may receive from. */
export function LocationField({ agencyId, value, onChange, error }: LocationFieldProps) {
  const text = useText(receiptTexts)
  const { data: places = [], isLoading } = useLocations(agencyId)
  return (
    <Autocomplete
      options={places}
      value={places.find((place) => place.ID === value) ?? null}
      onChange={(_, place) => onChange(place?.ID ?? null)}
      getOptionLabel={labelOf}
      getOptionKey={(place) => place.ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={filterOptions}
      loading={isLoading}
      disabled={agencyId === null}
      noOptionsText={text('noOptions')}
      slotProps={listLook}
      renderOption={({ key, ...props }, place) => (
        <Box component="li" key={key} {...props}>
          <PlaceLines place={place} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text('donorLocation')}
          error={error !== undefined}
          helperText={error ?? (agencyId === null ? text('chooseAgencyFirst') : text('donorLocationHint'))}
        />
      )}
    />
  )
}

/** A receipt of a donation is of the donation's own location; one that is no longer listed is known by its number. */
export function FixedLocation({ agencyId, value }: Pick<LocationFieldProps, 'agencyId' | 'value'>) {
  const text = useText(receiptTexts)
  const { data: places = [], isLoading } = useLocations(agencyId)
  const place = places.find((one) => one.ID === value)
  const shown = place ? <PlaceLines place={place} /> : isLoading ? <Skeleton width={180} /> : value
  return <Facts facts={[{ label: text('donorLocation'), value: shown }]} />
}

function PlaceLines({ place }: { place: DonorLocation }) {
  return (
    <div>
      <Box sx={{ fontWeight: 600 }}>{labelOf(place)}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{addressText(place.Address)}</Box>
    </div>
  )
}
