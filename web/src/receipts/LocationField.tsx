import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { agency } from '../../../shared/api/agency.ts'
import type { DonorLocation } from '../../../shared/donation/donation.ts'
import { receiptTexts } from '../../../shared/text/receipts.ts'
import { addressText } from '../agency/places.ts'
import { useText } from '../app/language.tsx'
import { useApi } from '../data/useApi.ts'
import { Facts } from '../ui/Facts.tsx'
import { listLook, mostOptions } from './options.ts'

interface LocationFieldProps {
  agencyId: number | null
  value: number | null
  onChange: (id: number | null) => void
  /** A receipt of a donation is of the donation's own location. */
  isFixed: boolean
  error: string | undefined
}

const labelOf = (place: DonorLocation) => `${place.Donor.Name} · ${place.Code}`
const filterOptions = createFilterOptions<DonorLocation>({
  limit: mostOptions,
  stringify: (place) => `${labelOf(place)} ${place.Address.AddressLine1} ${place.Address.City}`,
})

/** The store the food came from, searched among those the agency may receive from. */
export function LocationField({ agencyId, value, onChange, isFixed, error }: LocationFieldProps) {
  const text = useText(receiptTexts)
  const answer = useApi(agency.listDonorLocations, agencyId === null ? null : { id: agencyId }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })
  const places = answer.data ?? []
  const chosen = places.find((place) => place.ID === value) ?? null
  if (isFixed)
    return (
      <Facts
        facts={[
          {
            label: text('donorLocation'),
            value: <FixedPlace place={chosen} id={value} isLoading={answer.isLoading} />,
          },
        ]}
      />
    )
  return (
    <Autocomplete
      options={places}
      value={chosen}
      onChange={(_, place) => onChange(place?.ID ?? null)}
      getOptionLabel={labelOf}
      getOptionKey={(place) => place.ID}
      isOptionEqualToValue={(a, b) => a.ID === b.ID}
      filterOptions={filterOptions}
      loading={answer.isLoading}
      disabled={agencyId === null}
      noOptionsText={text('noOptions')}
      slotProps={listLook}
      renderOption={({ key, ...props }, place) => (
        <Box component="li" key={key} {...props}>
          <div>
            <div>{labelOf(place)}</div>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{addressText(place.Address)}</Box>
          </div>
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

/** A location that is no longer listed is still known by its number. */
function FixedPlace({ place, id, isLoading }: { place: DonorLocation | null; id: number | null; isLoading: boolean }) {
  if (place === null) return isLoading ? <Skeleton width={180} /> : id
  return (
    <>
      <strong>{labelOf(place)}</strong>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{addressText(place.Address)}</Box>
    </>
  )
}
