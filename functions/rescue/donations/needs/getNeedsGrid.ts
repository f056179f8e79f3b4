import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { maxNeededRows } from '../../../../shared/rescue/donations/api.ts'
import { donorNeeds } from '../../../../shared/rescue/donations/needs/donorDay.ts'
import { needsNow } from '../../../../shared/rescue/donations/needs/needsNow.ts'
import { endpoint } from '../../../core/http/http.ts'
import { donationListOf, filterOf, gridRow, passingRow } from '../grids.ts'
import { donationsThatMayNeed } from './openDonations.ts'

export const handler = endpoint(donations.getNeedsGrid, async ({ input, caller, now, language }) => {
  const { rows, hasMore } = await donationsThatMayNeed(donationListOf(caller), now)
  const needs = isFoodBankRole(caller.Role) ? needsNow(rows, now) : donorNeeds(rows, now)
  const filter = filterOf({ ...input, statusTypeId: undefined }, caller)
  const shown = needs.flatMap(
    ({ row }) => passingRow(row, filter, (one) => gridRow(one, { caller, now, language })) ?? [],
  )
  return { rows: shown.slice(0, maxNeededRows), HasMore: hasMore || shown.length > maxNeededRows }
})
