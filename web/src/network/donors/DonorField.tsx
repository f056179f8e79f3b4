import type { FieldValues } from 'react-hook-form'
import * as donors from '../../../../shared/network/donors/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useTypedWords } from '../../core/ui/form/ServerSearch.tsx'
import { type FieldProps, useField } from '../../core/ui/form/useField.ts'
import { DonorSearch } from './DonorSearch.tsx'

/** A donor of a food bank that the network has chosen. The value is its ID, or null. */
export function DonorField<V extends FieldValues>({
  foodBankId: id,
  label,
  ...field
}: FieldProps<V> & { foodBankId: number | null }) {
  const { bound, ...state } = useField(field)
  const [words, onType] = useTypedWords()
  const found = useApi(donors.getFoodBankDonorsGrid, id === null ? null : { id, searchFilter: words || undefined })
  return (
    <DonorSearch
      found={found}
      onType={onType}
      id={bound.value}
      onChoose={bound.onChange}
      onBlur={bound.onBlur}
      input={{ label, ...state }}
      isDisabled={id === null}
    />
  )
}
