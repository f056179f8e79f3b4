import type { RolePrefix } from '../../../shared/core/access.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import type { Value } from '../../../shared/core/schema/endpoint.ts'
import { app } from '../../../shared/core/text/app.ts'
import type { GridRow } from '../../../shared/rescue/donations/api.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import * as receipts from '../../../shared/rescue/receipts/api.ts'
import { isReceiptDue } from '../../../shared/rescue/receipts/receiptLink.ts'
import { useApi } from '../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../core/data/useSession.ts'
import { paths } from '../core/paths.ts'
import { serverNow } from '../core/time/clock.ts'
import { dayOf } from '../core/time/time.ts'
import { useText } from '../core/words/language.tsx'
import { gridEndpoints } from '../rescue/donations/grid/gridEndpoints.ts'
import { isGridPrefix } from '../rescue/donations/grid/gridQuery.ts'
import { shows } from '../rescue/donations/standing.ts'
import { useApprovals } from '../work/home/useApprovals.ts'
import type { Command } from './command.ts'
import { type FoundCommands, maxFound, ofTheseWords, type PaletteSearch } from './useFoundCommands.ts'

/** Donations, offers and receipts, and what can be done with them now. */
export function useFoundInRescue({ words, list, mayCall }: PaletteSearch): FoundCommands {
  const prefix = useRolePrefix()
  const asked = words === undefined ? null : list
  const grid = gridEndpoints[isGridPrefix(prefix) ? prefix : 'Donor']
  const donations = useApi(grid, mayCall(grid) ? asked : null, ofTheseWords)
  const agencyGrid = asked && mayCall(offers.getAgencyGrid) ? { ...asked, mode: 'historical' as const } : null
  const offered = useApi(offers.getAgencyGrid, agencyGrid, ofTheseWords)
  const receipted = useApi(receipts.listReceipts, mayCall(receipts.listReceipts) ? asked : null, ofTheseWords)
  const todo = useRescueWork(words, mayCall)
  const actionsOn = useDonationActions()
  const found = [
    ...(donations.data?.rows ?? []).flatMap((row) => [
      donationCommand(row, prefix),
      ...(row.Code.toLowerCase() === words?.toLowerCase() ? actionsOn(row) : []),
    ]),
    ...(offered.data?.rows ?? []).map(offerCommand),
    ...(receipted.data?.rows ?? []).map((row) => receiptCommand(row, prefix)),
  ]
  return {
    isLoading: todo.isLoading || [donations, offered, receipted].some(({ isLoading }) => isLoading),
    // Work on a donation that was found as well is not offered a second time.
    commands: [...todo.commands.filter(({ key }) => !found.some((command) => command.key === key)), ...found],
  }
}

const donationCommand = (row: GridRow, prefix: RolePrefix): Command => ({
  key: `donation ${row.ID}`,
  group: 'donations',
  label: row.Code,
  detail: `${row.DonorLocation.Donor.Name} · ${row.PrimaryStatus.Title}`,
  icon: 'localShipping',
  to: paths.transaction(prefix, row.ID),
})

type OfferRow = Value<typeof offers.getAgencyGrid>['rows'][number]
const offerCommand = ({ MatchID, Code, DonorLocation }: OfferRow): Command => ({
  key: `offer ${MatchID}`,
  group: 'donations',
  label: Code,
  detail: DonorLocation.Donor.Name,
  icon: 'localShipping',
  to: paths.agencyOffer(MatchID),
})

type FoundReceipt = Value<typeof receipts.listReceipts>['rows'][number]
const receiptCommand = ({ ID, Code, Agency, DonorLocation }: FoundReceipt, prefix: RolePrefix): Command => ({
  key: `receipt ${ID}`,
  group: 'receipts',
  label: Code,
  detail: `${Agency.Name}, ${DonorLocation.Donor.Name}`,
  icon: 'receiptLong',
  to: paths.receipts(prefix, ID),
})

/** Actions on one donation, as its line in the list has them. */
function useDonationActions() {
  const text = useText(app)
  const session = useSession()
  const prefix = useRolePrefix()
  const { approve } = useApprovals()
  return (row: GridRow): Command[] => {
    const action = (key: 'approve' | 'close' | 'receipt', way: Pick<Command, 'to' | 'run'>): Command[] =>
      shows(key, row, session)
        ? [
            {
              key: `${key} ${row.ID}`,
              group: 'actions',
              label: text(`act.${key}`, { of: row.Code }),
              found: row.Code,
              ...way,
            },
          ]
        : []
    return [
      ...action('approve', { run: () => void approve([row]) }),
      ...action('close', { to: paths.donorClose(prefix, row.ID) }),
      ...(row.IsReceiptCreationEligible ? action('receipt', { to: paths.loadReceipt(prefix, row.ID) }) : []),
    ]
  }
}

/** Verbs with what they can be done to now: lists to approve, which happens where one is and can be undone, offers to answer, receipts that are due. */
function useRescueWork(words: string | undefined, mayCall: PaletteSearch['mayCall']): FoundCommands {
  const text = useText(app)
  const prefix = useRolePrefix()
  const today = dayOf(serverNow(), useSession().TimeZone)
  const pending = useApi(offers.listPendingMatches, words && mayCall(offers.listPendingMatches) ? {} : null)
  const mayList = prefix === 'Agency' && mayCall(offers.listNewInProgressDonations)
  const current = useApi(offers.listNewInProgressDonations, words && mayList ? {} : null)
  const { approve } = useApprovals()
  const work = (
    verb: 'approve' | 'answer' | 'receipt',
    row: Pick<GridRow, 'ID' | 'Code' | 'DonorLocation'>,
    way: Pick<Command, 'to' | 'run'>,
  ) => ({
    key: `${verb} ${row.ID}`,
    group: 'actions' as const,
    label: text(`act.${verb}`, { of: row.Code }),
    detail: row.DonorLocation.Donor.Name,
    ...way,
  })
  const all: Command[] = [
    ...(pending.data?.rows ?? []).map((row) => work('approve', row, { run: () => void approve([row]) })),
    ...(current.data ?? []).flatMap((row) => {
      if (row.IsOffered) return [work('answer', row, { to: paths.agencyOffer(row.MatchID) })]
      return isReceiptDue(row, today) ? [work('receipt', row, { to: paths.loadReceipt(prefix, row.ID) })] : []
    }),
  ]
  return {
    commands: all.filter(({ label, detail }) => holdsWords([label, detail ?? ''], words)).slice(0, maxFound),
    isLoading: pending.isLoading || current.isLoading,
  }
}
