import { type DonorLineFacts, donorDay } from '../../../shared/rescue/donations/needs/donorDay.ts'
import * as home from '../../../shared/work/home/api.ts'
import { type DonorLine, maxDonorLines } from '../../../shared/work/home/api.ts'
import type { View } from '../../core/http/context.ts'
import { endpoint } from '../../core/http/http.ts'
import { donationListOf, gridRow } from '../../rescue/donations/grids.ts'
import { donationsThatMayNeed } from '../../rescue/donations/needs/openDonations.ts'

const donorLine = ({ row, kind, window }: DonorLineFacts, view: View): DonorLine => ({
  ...gridRow(row, view),
  Kind: kind,
  Window: window ? { Starts: window.start.toISOString(), Ends: window.end.toISOString() } : null,
  TimeZone: row.TimeZone,
  Street: row.Street,
  AgencyName: row.Matches.find(({ Response }) => Response === 'accepted')?.Agency.Name ?? '',
})

export const handler = endpoint(home.getDonorHome, async ({ caller, now, language }) => {
  const { rows } = await donationsThatMayNeed(donationListOf(caller), now)
  const lines = donorDay(rows, now)
  return {
    Lines: lines.slice(0, maxDonorLines).map((line) => donorLine(line, { caller, now, language })),
    More: Math.max(0, lines.length - maxDonorLines),
  }
})
