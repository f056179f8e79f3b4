import type { FieldValues } from 'react-hook-form'
import type { DonorLocation } from '../../../../shared/network/organizations/address.ts'
import { addressText } from '../../core/address/addressText.ts'
import { SearchField } from '../../core/ui/form/SearchField.tsx'
import type { FieldProps } from '../../core/ui/form/useField.ts'

interface DonorLocationFieldProps<V extends FieldValues> extends FieldProps<V> {
  locations: readonly DonorLocation[]
  placeholder?: string
  noOptionsText?: string
  isLoading?: boolean
  isDisabled?: boolean
}

export const locationName = ({ Donor, Code }: DonorLocation) => `${Donor.Name} · ${Code}`

/** A donor location, found by its name, code or address. */
export const DonorLocationField = <V extends FieldValues>({ locations, ...props }: DonorLocationFieldProps<V>) => (
  <SearchField
    {...props}
    options={locations}
    optionLabel={locationName}
    optionDetail={({ Address }) => addressText(Address)}
  />
)
