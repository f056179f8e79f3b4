import { Box } from '@mui/material'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import * as agencies from '../../../../../shared/network/agencies/api.ts'
import * as foodbanks from '../../../../../shared/network/foodbanks/api.ts'
import { directAcceptTexts } from '../../../../../shared/rescue/donations/texts/directAccept.ts'
import { pickupChangeTexts } from '../../../../../shared/rescue/donations/texts/pickupChange.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { TextField } from '../../../core/ui/form/fields.tsx'
import { SelectField } from '../../../core/ui/form/SelectField.tsx'
import { useText } from '../../../core/words/language.tsx'
import { otherDriver, type PickupValues } from './pickupForm.ts'

export type PickupFormReturn = UseFormReturn<PickupValues, unknown, PickupValues>

const once = { revalidateOnFocus: false, keepPreviousData: false } as const

/** Drivers on file: the agency reads its own, the food bank those of the agency or with its truck of its own agency. */
function useDrivers(form: PickupFormReturn, agencyId: number | null, isFoodBank: boolean) {
  const provider = useWatch({ control: form.control, name: 'provider' })
  const isTruck = isFoodBank && provider === 'foodbank'
  const own = useApi(foodbanks.getMasterAgency, isTruck ? {} : null, once)
  const employer = isTruck ? own.data?.ID : (agencyId ?? undefined)
  const named = useApi(
    agencies.listAgencyDrivers,
    isFoodBank && employer !== undefined ? { agencyId: employer } : null,
    once,
  )
  const listed = useApi(agencies.listDrivers, isFoodBank ? null : {}, once)
  return { provider, drivers: (isFoodBank ? named.data : listed.data) ?? [] }
}

interface PickupDriverProps {
  form: PickupFormReturn
  agencyId: number | null
  isFoodBank: boolean
}

/** Driver on file, or anybody by name and telephone. */
export function PickupDriver({ form, agencyId, isFoodBank }: PickupDriverProps) {
  const text = useText(directAcceptTexts)
  const own = useText(pickupChangeTexts)
  const { provider, drivers } = useDrivers(form, agencyId, isFoodBank)
  const { control } = form
  const driverId = useWatch({ control, name: 'driverId' })
  if (provider === 'volunteer') return null
  const names = drivers.map(({ ID, Name }) => ({ value: ID, label: Name }))
  return (
    <>
      <SelectField
        control={control}
        name="driverId"
        label={text('driver')}
        options={[{ value: 0, label: text('noDriver') }, ...names, { value: otherDriver, label: own('otherDriver') }]}
      />
      {driverId === otherDriver ? (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextField control={control} name="driverName" label={own('driverName')} />
          <TextField control={control} name="driverPhone" label={own('driverPhone')} type="tel" />
        </Box>
      ) : null}
    </>
  )
}
