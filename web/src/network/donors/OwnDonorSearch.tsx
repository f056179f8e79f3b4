import type { FieldValues } from 'react-hook-form'
import * as donors from '../../../../shared/network/donors/api.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useTypedWords } from '../../core/ui/form/ServerSearch.tsx'
import { type FieldProps, useField } from '../../core/ui/form/useField.ts'
import { type DonorChoiceProps, DonorSearch, type NamedDonor } from './DonorSearch.tsx'

/** A donor of the food bank that is signed in. */
export function OwnDonorSearch(choice: DonorChoiceProps) {
  const [words, onType] = useTypedWords()
  const found = useApi(donors.getDonorsGrid, { searchFilter: words || undefined })
  return <DonorSearch {...choice} found={found} onType={onType} />
}

interface OwnDonorFieldProps<V extends FieldValues> extends FieldProps<V> {
  known?: NamedDonor | undefined
  /** Shown while none is chosen. */
  placeholder: string
}

/** The same as a field of a form. The value is the donor's ID, or null. */
export function OwnDonorField<V extends FieldValues>({ known, label, placeholder, ...field }: OwnDonorFieldProps<V>) {
  const { bound, ...state } = useField(field)
  return (
    <OwnDonorSearch
      id={bound.value}
      known={known}
      onChoose={bound.onChange}
      onBlur={bound.onBlur}
      input={{ label, placeholder, ...state }}
    />
  )
}
