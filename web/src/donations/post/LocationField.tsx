import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { DonorLocation } from '../../../../shared/donation/donation.ts'
import { donorTexts } from '../../../../shared/text/donor.ts'
import { useText } from '../../app/language.tsx'
import { addressText } from '../addressText.ts'
import { selectorFilter } from '../grid/selector.ts'

const filterOptions = selectorFilter<DonorLocation>(
  ({ Donor, Code, Address }) => `${Donor.Name} ${Code} ${Address.AddressLine1} ${Address.City}`,
)
const nameOf = (place: DonorLocation) => `${place.Donor.Name} · ${place.Code}`

interface LocationFieldProps {
  locations: readonly DonorLocation[]
  value: number | null
  onChange: (id: number | null) => void
  problem: string | undefined
}

/** Where the donation is; whoever has one location only reads it. */
export function LocationField({ locations, value, onChange, problem }: LocationFieldProps) {
  const text = useText(donorTexts)
  const chosen = locations.find((place) => place.ID === value) ?? null
  const [only, ...more] = locations
  if (only && more.length === 0 && chosen) return <PlaceLine place={only} />
  return (
    <Autocomplete
      id="donor-location"
      options={locations}
      value={chosen}
      filterOptions={filterOptions}
      getOptionLabel={nameOf}
      getOptionKey={(place) => place.ID}
      isOptionEqualToValue={(one, other) => one.ID === other.ID}
      noOptionsText={text('noSuchLocation')}
      onChange={(_, place) => onChange(place?.ID ?? null)}
      renderOption={({ key, ...props }, place) => (
        <Box component="li" key={key} {...props}>
          <span>
            {nameOf(place)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {addressText(place.Address)}
            </Typography>
          </span>
        </Box>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={text('locationLabel')}
          placeholder={text('locationHint')}
          error={problem !== undefined}
          helperText={problem ?? (chosen ? addressText(chosen.Address) : undefined)}
        />
      )}
    />
  )
}

const PlaceLine = ({ place }: { place: DonorLocation }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <PlaceOutlined color="primary" aria-hidden />
    <Box>
      <Box sx={{ fontWeight: 650 }}>{nameOf(place)}</Box>
      <Typography variant="body2" color="textSecondary">
        {addressText(place.Address)}
      </Typography>
    </Box>
  </Box>
)
