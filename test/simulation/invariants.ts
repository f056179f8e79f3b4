import { agencyActive, inState, keys, lists } from '../../functions/table/keys.ts'
import { acceptedMatch, Donation, liveOffers, rankedMatches } from '../../shared/donation/donation.ts'
import { nextDue } from '../../shared/donation/lifecycle.ts'
import { askedMatches, packDonation, packForAgency } from '../../shared/donation/rows.ts'
import type { Cloud } from './cloud.ts'
import type { Item } from './expression.ts'

/** What must be true of the table after every step, and of everything when all queues have run dry. */

export class Broken extends Error {}
const must = (holds: boolean, what: string) => {
  if (!holds) throw new Broken(what)
}

const acceptedStages: readonly string[] = ['accepted', 'closed', 'complete']

/** One donation: never two acceptances or two live offers in turn, nothing after its deadline, its rows and timer agree with it. */
export function checkDonation(item: Item, find: (pk: string, sk: string) => Item | undefined): void {
  const donation = Donation.parse(item)
  const what = (text: string) => `donation ${donation.ID} v${donation.Version}: ${text}`
  const accepted = donation.Matches.filter((match) => match.Response === 'accepted')
  must(accepted.length <= 1, what(`${accepted.length} acceptances`))
  const live = liveOffers(donation)
  must(donation.IsSimultaneousNotifyEnabled || live.length <= 1, what(`${live.length} live offers in ordered mode`))
  must(donation.Stage !== 'offering' || live.length > 0, what('offering to nobody'))
  must(
    !acceptedStages.includes(donation.Stage) || accepted.length === 1,
    what(`${donation.Stage} without an acceptance`),
  )
  must(
    rankedMatches(donation).every((match, place) => match.Rank === place + 1),
    what('ranks with gaps'),
  )
  const won = acceptedMatch(donation)
  must(
    !won || (won.AgencyResponseTime ?? '9') < (won.AgencyExpirationTime ?? ''),
    what('accepted at or after its deadline'),
  )
  must(item.row === packDonation(donation), what('its line differs'))
  const due = nextDue(donation)
  must((due === null ? undefined : `${due}#${donation.ID}`) === item.dueAt, what('its timer differs'))
  for (const match of donation.Matches) {
    const key = keys.agencyRow(donation.ID, match.Agency.ID)
    const row = find(key.pk, key.sk)
    const isAsked = askedMatches(donation).includes(match)
    must(isAsked === (row !== undefined), what(`agency ${match.Agency.ID} ${isAsked ? 'has no row' : 'has a row'}`))
    if (row) must(row.row === packForAgency(donation, match), what(`the row of agency ${match.Agency.ID} differs`))
    const isOffered = live.includes(match)
    if (isOffered)
      must(
        row?.state1 === inState(lists.agency(match.Agency.ID), agencyActive),
        what('a live offer is not in its agency’s list'),
      )
  }
}

const answered: readonly string[] = ['OfferAccepted', 'OfferDeclined', 'OfferExpired']
const ended: readonly string[] = [...answered, 'OfferWithdrawn']
const agencyOf = (fact: Item) => (fact.Detail as { Agency?: { ID: number } }).Agency?.ID

/** History and state agree: replaying the facts gives the offers, the acceptance and the end that the donation has. */
function checkHistory(donation: Donation, facts: readonly Item[]): void {
  const what = (text: string) => `history of donation ${donation.ID}: ${text}`
  const live = new Set<number | undefined>()
  let acceptances = 0
  for (const fact of facts) {
    const agency = agencyOf(fact)
    if (fact.Type === 'OfferMade') {
      must(!live.has(agency), what(`agency ${agency} was asked twice at once`))
      live.add(agency)
      must(
        donation.IsSimultaneousNotifyEnabled ||
          live.size === 1 ||
          facts.some((one) => one.Type === 'EscalationModeChanged'),
        what('two live offers'),
      )
    }
    if (ended.includes(String(fact.Type))) must(live.delete(agency), what(`${fact.Type} without an offer to ${agency}`))
    if (fact.Type === 'OfferAccepted') acceptances += 1
  }
  must(acceptances <= 1, what(`${acceptances} acceptances`))
  must((acceptances === 1) === (acceptedMatch(donation) !== undefined), what('acceptance differs'))
  must(
    live.size === liveOffers(donation).length,
    what(`${live.size} live offers, the donation has ${liveOffers(donation).length}`),
  )
  const has = (type: string) => facts.some((fact) => fact.Type === type)
  must(has('DonationCancelled') === (donation.Stage === 'cancelled'), what('cancelled differs'))
  must(has('ReceiptCreated') === (donation.Receipt !== null), what('receipt differs'))
}

/** When nothing is under way any more: every fact told, applied once, summed up; nobody mailed twice; nothing stands still. */
export function checkAll(cloud: Cloud): void {
  const items = cloud.table.items()
  const facts = items.filter((item) => String(item.sk).startsWith('FACT#'))
  const published = new Set(cloud.published)
  for (const fact of facts) must(published.has(String(fact.ID)), `fact ${fact.ID} was not published`)
  must(published.size === facts.length, 'a fact was published that is not stored')
  must(cloud.dead.length === 0, `${cloud.dead.length} dead letters`)

  for (const item of items.filter((candidate) => candidate.sk === 'DONATION')) {
    const donation = Donation.parse(item)
    checkHistory(
      donation,
      facts.filter((fact) => fact.DonationID === donation.ID),
    )
    must(
      !['matching', 'pendingStart', 'offering'].includes(donation.Stage),
      `donation ${donation.ID} stands still: ${donation.Stage}`,
    )
  }
  checkRecords(items, facts)
  checkSums(items)
  checkMails(items, cloud.mails)
}

function checkRecords(items: readonly Item[], facts: readonly Item[]): void {
  const counts = new Map<number | undefined, { answered: number; accepted: number }>()
  for (const fact of facts.filter((one) => answered.includes(String(one.Type)))) {
    const had = counts.get(agencyOf(fact)) ?? { answered: 0, accepted: 0 }
    counts.set(agencyOf(fact), {
      answered: had.answered + 1,
      accepted: had.accepted + (fact.Type === 'OfferAccepted' ? 1 : 0),
    })
  }
  for (const [agency, { answered: told, accepted }] of counts) {
    const record = items.find((item) => item.AgencyID === agency && String(item.pk).endsWith('#RECORDS'))
    must(
      record?.OffersAnswered === told,
      `agency ${agency} answered ${told} times, its record says ${record?.OffersAnswered}`,
    )
    must(
      (record?.OffersAccepted ?? 0) === accepted,
      `agency ${agency} accepted ${accepted} times, its record says ${record?.OffersAccepted}`,
    )
  }
}

function checkSums(items: readonly Item[]): void {
  const receipts = items.filter((item) => item.sk === 'RECEIPT')
  for (const totals of items.filter((item) => item.sk === 'TOTALS')) {
    const own = receipts.filter(
      (receipt) => (receipt.Agency as { ID: number }).ID === Number(String(totals.pk).split('#')[1]),
    )
    const pounds = own.reduce((sum, receipt) => sum + Number(receipt.Pounds), 0)
    must(totals.Receipts === own.length, `${totals.pk}: ${totals.Receipts} receipts instead of ${own.length}`)
    must(Math.abs(Number(totals.Pounds) - pounds) < 0.001, `${totals.pk}: ${totals.Pounds} lb instead of ${pounds}`)
  }
}

/** One mail for each mark that says so, and none without a mark: nobody is written to twice about one fact. */
function checkMails(items: readonly Item[], mails: readonly string[]): void {
  for (const user of items.filter((item) => item.sk === 'USER')) {
    const marks = items.filter((item) => item.sk === `MAIL#${user.Subject}`)
    const sent = marks.filter((mark) => mark.State === 'sent').length
    const got = mails.filter((address) => address === user.EMailAddress).length
    const told = `${user.EMailAddress} got ${got} mails, ${sent} are marked as sent, ${marks.length} as begun`
    must(sent <= got && got <= marks.length, told)
  }
}
