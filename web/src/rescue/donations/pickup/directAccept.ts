import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Input } from '../../../../../shared/core/schema/endpoint.ts'
import type * as offers from '../../../../../shared/rescue/offers/api.ts'
import { providerTypes } from '../../../../../shared/rescue/providers/providerTypes.ts'

/** Values of the direct accept dialog; an empty day is the donor's own pickup, driver 0 none. */
export const directAcceptForm = z.object({
  provider: z.enum(providerTypes),
  day: z.string(),
  timeId: z.nullable(z.number()),
  driverId: z.nullable(z.number()),
})
export type DirectAcceptValues = z.infer<typeof directAcceptForm>
export type DirectAcceptFormReturn = UseFormReturn<DirectAcceptValues, unknown, DirectAcceptValues>

export const startValues: DirectAcceptValues = { provider: 'agency', day: '', timeId: null, driverId: 0 }

/** A day and a time travel together; a volunteer has no driver of ours. */
export function assignmentOf(id: number, values: DirectAcceptValues): Input<typeof offers.assignDirect> {
  const { provider: providerType, day, timeId, driverId } = values
  return {
    id,
    providerType,
    ...(day !== '' && timeId !== null ? { AgencyProposedPickupDate: day, AgencyProposedPickupTimeTypeID: timeId } : {}),
    ...(driverId && providerType !== 'volunteer' ? { AgencyDriverID: driverId } : {}),
  }
}
