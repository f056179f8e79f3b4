import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as donors from '../../../shared/api/donors.ts'
import type { DonorListRow } from '../../../shared/donor/donor.ts'
import { useApi } from '../data/useApi.ts'
import { ServerSearch, useTypedWords } from '../ui/form/ServerSearch.tsx'
import { type FieldProps, useField } from '../ui/form/useField.ts'

/** A donor of a food bank. The value is its ID, or null. */
export function DonorField<V extends FieldValues>({
  foodBankId: id,
  label,
  ...field
}: FieldProps<V> & { foodBankId: number | null }) {
  const { bound, ...state } = useField(field)
  const [words, onType] = useTypedWords()
  const [picked, setPicked] = useState<DonorListRow>()
  const found = useApi(donors.getFoodBankDonorsGrid, id === null ? null : { id, searchFilter: words || undefined })
  return (
    <ServerSearch
      options={found.data?.rows ?? []}
      chosen={picked?.ID === bound.value ? picked : undefined}
      onChoose={(donor) => {
        setPicked(donor)
        bound.onChange(donor?.ID ?? null)
      }}
      onType={onType}
      onBlur={bound.onBlur}
      optionLabel={({ Name }) => Name}
      input={{ label, ...state }}
      isLoading={found.isLoading}
      isDisabled={id === null}
    />
  )
}
