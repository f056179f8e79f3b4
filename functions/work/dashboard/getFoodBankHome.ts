import { needsNow } from '../../../shared/rescue/donations/needs/needsNow.ts'
import * as dashboard from '../../../shared/work/dashboard/api.ts'
import { maxNeeds, maxRunning } from '../../../shared/work/dashboard/api.ts'
import { runningOffers } from '../../../shared/work/home/running.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationListOf } from '../../rescue/donations/grids.ts'
import { donationsThatMayNeed } from '../../rescue/donations/needs/openDonations.ts'
import { dayFigures, needLine, runningLine } from './homeLines.ts'

export const handler = endpoint(dashboard.getFoodBankHome, async ({ caller, now, language }) => {
  const [{ rows, hasMore }, figures] = await Promise.all([
    donationsThatMayNeed(donationListOf(caller), now),
    dayFigures(caller.EntityID, now),
  ])
  const view = { caller, now, language }
  const needs = needsNow(rows, now)
  const running = runningOffers(rows, new Set(needs.map(({ row }) => row.ID)))
  return {
    Needs: needs.slice(0, maxNeeds).map((need) => needLine(need, view)),
    More: Math.max(0, needs.length - maxNeeds),
    HasMore: hasMore,
    Running: running.slice(0, maxRunning).map((offer) => runningLine(offer, view)),
    MoreRunning: Math.max(0, running.length - maxRunning),
    ...figures,
  }
})
