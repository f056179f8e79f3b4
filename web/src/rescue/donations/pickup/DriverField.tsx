import type { Control } from 'react-hook-form'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import * as foodbanks from '../../../../../shared/network/foodbanks/api.ts'
import { directAcceptTexts } from '../../../../../shared/rescue/donations/texts/directAccept.ts'
import type { ProviderType } from '../../../../../shared/rescue/providers/providerTypes.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useText } from '../../../core/words/language.tsx'
import type { DirectAcceptValues } from './directAccept.ts'

interface DriverFieldProps {
  control: Control<DirectAcceptValues, unknown, DirectAcceptValues>
  providerType: ProviderType
  agencyId: number
}

/**
 * Driver of a pickup: one of the agency's, or with the food bank's truck one of its own agency's; none has to be named.
 */
export function DriverField({ control, providerType, agencyId }: DriverFieldProps) {
  const text = useText(directAcceptTexts)
  const own = useApi(foodbanks.getMasterAgency, providerType === 'foodbank' ? {} : null, { revalidateOnFocus: false })
  const employer = providerType === 'agency' ? agencyId : providerType === 'foodbank' ? own.data?.ID : undefined
  const drivers = useApi(agencies.listAgencyDrivers, employer === undefined ? null : { agencyId: employer }, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  })
  if (employer === undefined) return null
  const names = (drivers.data ?? []).map(({ ID, Name }) => ({ value: ID, label: Name }))
  const noNames = drivers.data?.length === 0 ? text('noDrivers') : undefined
  return (
    <SelectField
      control={control}
      name="driverId"
      label={text('driver')}
      helperText={noNames}
      options={[{ value: 0, label: text('noDriver') }, ...names]}
    />
  )
}
