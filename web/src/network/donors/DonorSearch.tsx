import { useState } from 'react'
import type { DonorListRow } from '../../../../shared/network/donors/donor.ts'
import { ServerSearch, type ServerSearchProps } from '../../core/ui/form/ServerSearch.tsx'

export type NamedDonor = Pick<DonorListRow, 'ID' | 'Name'>

export interface DonorChoiceProps extends Pick<ServerSearchProps<NamedDonor>, 'input' | 'onBlur' | 'isDisabled'> {
  id: number | null
  /** A donor that is known before the search has found one: an address may have chosen it. */
  known?: NamedDonor | undefined
  onChoose: (id: number | null) => void
}

interface DonorSearchProps extends DonorChoiceProps, Pick<ServerSearchProps<NamedDonor>, 'onType'> {
  found: { data: { rows: readonly NamedDonor[] } | undefined; isLoading: boolean }
}

/** A donor: the server searches, for there may be more than a list of choices holds. */
export function DonorSearch({ found, id, known, onChoose, ...search }: DonorSearchProps) {
  const [picked, setPicked] = useState<NamedDonor>()
  return (
    <ServerSearch<NamedDonor>
      {...search}
      options={found.data?.rows ?? []}
      chosen={[picked, known].find((one) => one?.ID === id)}
      onChoose={(donor) => {
        setPicked(donor)
        onChoose(donor?.ID ?? null)
      }}
      optionLabel={({ Name }) => Name}
      isLoading={found.isLoading}
    />
  )
}
