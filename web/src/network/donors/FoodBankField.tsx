import type { FieldValues } from 'react-hook-form'
import type { Value } from '../../../../shared/core/schema/endpoint.ts'
import * as distributors from '../../../../shared/rescue/loads/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { SearchField } from '../../core/ui/form/SearchField.tsx'
import type { FieldProps } from '../../core/ui/form/useField.ts'

type FoodBank = Value<typeof distributors.listAssociatedEntities>[number]

const cityText = ({ Address }: FoodBank) => `${Address.City}, ${Address.Province}`

interface FoodBankFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** Those that are not offered. */
  without: readonly number[]
  onPicked?: () => void
}

/** One of the network's food banks, found by typing. */
export function FoodBankField<V extends FieldValues>({ without, ...field }: FoodBankFieldProps<V>) {
  const foodBanks = useApi(distributors.listAssociatedEntities, {}, { revalidateOnFocus: false })
  const options = (foodBanks.data ?? []).filter(({ ID }) => !without.includes(ID))
  return (
    <SearchField
      {...field}
      options={options}
      optionLabel={({ Name }) => Name}
      optionDetail={cityText}
      isLoading={foodBanks.isLoading}
    />
  )
}
