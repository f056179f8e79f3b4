import { afterExpiry, nextDue } from '../../../shared/rescue/donations/deadlines.ts'
import {
  type AgencyMatch,
  type Donation,
  donationOfMatch,
  liveOffers,
} from '../../../shared/rescue/donations/donation.ts'
import type { Rule } from '../../../shared/rescue/donations/donationTransition.ts'
import type { DonationEvent } from '../../../shared/rescue/donations/events.ts'
import { ownerOfDonation } from '../../../shared/rescue/donations/owner.ts'
import { askedMatches, donationRow, rowForAgency } from '../../../shared/rescue/donations/rows.ts'
import type { Loader } from '../../core/http/http.ts'
import { Aggregate, type ChangeOptions, type WithTimeline } from '../../core/table/aggregate.ts'
import { more } from '../../core/table/conditions.ts'
import { donationKeys, donationLists } from '../../core/table/keys/donations.ts'
import { inState, type List, listAttributes } from '../../core/table/lists.ts'
import { rowText } from '../../core/table/rowText.ts'
import { table } from '../../core/table/table.ts'
import { itemWrites, type Write } from '../../core/table/write.ts'
import { toReceiptWrites } from '../../network/session/badgeTable.ts'
import { donationShape } from './donationShape.ts'
import { scoresAside } from './scoresAside.ts'

/**
 * Donations in the table: one item with all its matches, one with their scores' parts, one row for each asked agency, its
 * events, and its part of the agencies' badges. A change writes all of them in one transaction, conditional on the donation's version.
 */

/** The lists of a donation: food bank, donor, location, association, co-op, network; each whole and by stage. */
function listsOf(donation: Donation): readonly List[] {
  const lists = [
    donationLists.foodBank(donation.FoodBank.ID),
    donationLists.donor(donation.DonorLocation.Donor.ID),
    donationLists.donorLocation(donation.DonorLocation.ID),
    ...(donation.StateAssociationID === null ? [] : [donationLists.stateAssociation(donation.StateAssociationID)]),
    ...(donation.CoopID === null ? [] : [donationLists.coop(donation.CoopID)]),
    donationLists.network(),
  ]
  return lists.flatMap((list) => [list, inState(list, donation.Stage)])
}

/** Its position in each of its lists. */
export const donationPosition = (donation: Pick<Donation, 'Created' | 'ID'>) => `${donation.Created}#${donation.ID}`

/** Tells if an agency's part of a donation is in its list of current donations. */
function isActiveFor(donation: Donation, match: AgencyMatch): boolean {
  const isLive = liveOffers(donation).some((live) => live.ID === match.ID)
  const isUnderWay = match.Response === 'accepted' && (donation.Stage === 'accepted' || donation.Stage === 'closed')
  return isLive || isUnderWay
}

function agencyItem(donation: Donation, match: AgencyMatch) {
  const { ID } = match.Agency
  const lists = [donationLists.agency(ID), ...(isActiveFor(donation, match) ? [donationLists.agencyActive(ID)] : [])]
  return {
    ...donationKeys.agencyRow(donation.ID, ID),
    ...listAttributes(lists),
    sort: donationPosition(donation),
    row: rowText(rowForAgency(donation, match)),
  }
}

/** The rows of the asked agencies; an agency that is no longer asked loses its row. */
const agencyItems = (donation: Donation | undefined) =>
  donation ? askedMatches(donation).map((match) => agencyItem(donation, match)) : []

export const donationStore = new Aggregate<Donation, DonationEvent>({
  kind: 'donation',
  schema: donationShape.schema,
  key: donationKeys.donation,
  entityId: (donation) => donation.FoodBank.ID,
  attributes: (donation) => ({
    ...listAttributes(listsOf(donation)),
    sort: donationPosition(donation),
    row: rowText(donationRow(donation)),
    Shape: donationShape.version,
  }),
  dueAt: nextDue,
  aside: scoresAside,
  projections: (before, after) => [
    ...itemWrites(agencyItems(before), agencyItems(after)),
    ...toReceiptWrites(before, after),
  ],
})

export type DonationTimeline = WithTimeline<Donation>
export const donationById = (id: number) => donationStore.load(id)
export const donationWithTimeline = (id: number) => donationStore.loadWithTimeline(id)

export const byId: Loader<'donation', { id: number }, Donation> = {
  kind: 'donation',
  load: ({ input }) => donationById(input.id),
  owner: ownerOfDonation,
}

/** With its timeline, for endpoints that answer the donation as a screen shows it. */
const timelineBy = <I>(idOf: (input: I) => number): Loader<'donation', I, DonationTimeline> => ({
  kind: 'donation',
  load: ({ input }) => donationWithTimeline(idOf(input)),
  owner: ({ state }) => ownerOfDonation(state),
})
export const timelineById = timelineBy<{ id: number }>(({ id }) => id)
export const timelineByTxId = timelineBy<{ txId: number }>(({ txId }) => txId)
export const timelineByMatch = timelineBy<{ id: number }>(({ id }) => donationOfMatch(id))

/**
 * The agency's deadline as a condition of the write, to the millisecond, at the moment of writing. The position of its
 * match is that of the version which the write demands.
 */
const beforeDeadline = ({ Matches }: Donation, agencyId: number) => {
  const index = Matches.findIndex((match) => match.Agency.ID === agencyId)
  return more(`Matches[${index}].AgencyExpirationTime`, new Date().toISOString())
}

export interface DonationChange extends Omit<ChangeOptions<Donation>, 'onlyIf'> {
  /** The agency whose offer is answered: the write itself holds that its deadline has not passed. */
  readonly answeringAgency?: number
}
const optionsOf = ({ answeringAgency, ...options }: DonationChange): ChangeOptions<Donation> =>
  answeringAgency === undefined ? options : { ...options, onlyIf: (before) => beforeDeadline(before, answeringAgency) }

/** A rule, after the expiry of offers that no sweep has settled yet. */
const settled =
  (rule: Rule): Rule =>
  (donation, now) =>
    afterExpiry(donation, now, rule)

/** Changes a donation by a rule; the rule decides again after a conflict. */
export const change = (loaded: Donation, rule: Rule, options: DonationChange) =>
  donationStore.change(loaded, settled(rule), optionsOf(options))

/** Does what `change` does, and answers the whole timeline. */
export const changeWithTimeline = (loaded: DonationTimeline, rule: Rule, options: DonationChange) =>
  donationStore.changeWithTimeline(loaded, settled(rule), optionsOf(options))

/** Imports a donation with its timeline; its events are published only with `isPublished`. */
export const importDonation = (
  timeline: DonationTimeline,
  { also = [], isPublished = false }: { readonly also?: readonly Write[]; readonly isPublished?: boolean } = {},
): Promise<void> => table.commit([...donationStore.importWrites(timeline, isPublished), ...also])
