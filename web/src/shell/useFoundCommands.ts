import type { Endpoint } from '../../../shared/core/schema/endpoint.ts'
import { addDays } from '../../../shared/core/time/zone.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { useDebounced } from '../core/data/debounced.ts'
import { useApi } from '../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../core/data/useSession.ts'
import { paths } from '../core/paths.ts'
import { serverNow } from '../core/time/clock.ts'
import { dayOf } from '../core/time/time.ts'
import { gridEndpoints } from '../rescue/donations/grid/gridEndpoints.ts'
import { isGridPrefix } from '../rescue/donations/grid/gridQuery.ts'
import type { Command } from './command.ts'

const pauseMs = 250
const minLength = 2
const maxFound = 5
/** Back to a year before today: what is older is found in its list. */
const searchedDays = 365

/** Results of earlier words are not shown for these: Enter would open them. */
const ofTheseWords = { keepPreviousData: false }

const matches = (search: string) => (name: string) => name.toLowerCase().includes(search.toLowerCase())

/** Donations, receipts, agencies and donors whose code or name holds what was typed, as far as the role may read them. */
export function useFoundCommands(typed: string): { commands: readonly Command[]; isLoading: boolean } {
  const prefix = useRolePrefix()
  const { ActiveRole: role, TimeZone: zone } = useSession()
  const search = useDebounced(typed.trim(), pauseMs)
  const mayCall = ({ roles }: Pick<Endpoint, 'roles'>) =>
    search.length >= minLength && roles !== 'anonymous' && (roles === 'anyone' || roles.some((one) => one === role))
  const today = dayOf(serverNow(), zone)
  const list = {
    source: 'palette',
    searchFilter: search,
    dateStartFilter: addDays(today, -searchedDays),
    zone,
    rows: maxFound,
  }
  const grid = gridEndpoints[isGridPrefix(prefix) ? prefix : 'Donor']
  const donations = useApi(grid, mayCall(grid) ? list : null, ofTheseWords)
  const agencyGrid = mayCall(offers.getAgencyGrid) ? { ...list, mode: 'historical' as const } : null
  const offered = useApi(offers.getAgencyGrid, agencyGrid, ofTheseWords)
  const receipted = useApi(receipts.listReceipts, mayCall(receipts.listReceipts) ? list : null, ofTheseWords)
  const own = useApi(agencies.listAssociatedAdhoc, mayCall(agencies.listAssociatedAdhoc) ? {} : null)
  const stores = agencies.listAssociatedDonorLocations
  const locations = useApi(stores, mayCall(stores) ? {} : null)
  if (search.length < minLength || search !== typed.trim()) return { commands: [], isLoading: search !== typed.trim() }

  const isFound = matches(search)
  const donorNames = new Set((locations.data ?? []).map(({ Donor }) => Donor.Name).filter(isFound))
  const agencyNames = (own.data ?? []).map(({ Name }) => Name).filter(isFound)
  const named = (group: 'agencies' | 'donors', names: readonly string[]) =>
    names.slice(0, maxFound).map((name) => ({
      key: `${group} ${name}`,
      group,
      label: name,
      to: prefix === 'Agency' ? paths.agencyHistory(name) : paths.statusGrid(prefix, { search: name }),
    }))
  const commands: Command[] = [
    ...(donations.data?.rows ?? []).map(({ ID, Code, DonorLocation }) => ({
      key: `donation ${ID}`,
      group: 'donations' as const,
      label: Code,
      detail: DonorLocation.Donor.Name,
      to: paths.transaction(prefix, ID),
    })),
    ...(offered.data?.rows ?? []).map(({ MatchID, Code, DonorLocation }) => ({
      key: `offer ${MatchID}`,
      group: 'donations' as const,
      label: Code,
      detail: DonorLocation.Donor.Name,
      to: paths.agencyOffer(MatchID),
    })),
    ...(receipted.data?.rows ?? []).map(({ ID, Code, Agency, DonorLocation }) => ({
      key: `receipt ${ID}`,
      group: 'receipts' as const,
      label: Code,
      detail: `${Agency.Name}, ${DonorLocation.Donor.Name}`,
      to: paths.receipts(prefix, ID),
    })),
    ...named('agencies', agencyNames),
    ...named('donors', [...donorNames]),
  ]
  const answers = [donations, offered, receipted, own, locations]
  return { commands, isLoading: answers.some(({ isLoading }) => isLoading) }
}
