import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../core/access.ts'
import { referenceTexts } from '../../core/reference/texts.ts'
import { asKnownTo } from './agencyView.ts'
import {
  type AgencyMatch,
  type Donation,
  donationPounds,
  isOfferOpen,
  matchOfAgency,
  rankedMatches,
} from './donation.ts'
import type { DonationTransition } from './donationTransition.ts'
import { at, bread, type Command, live, lives, matchesOf, perform, postedDonation, start } from './life.fixture.ts'
import { moveMatch } from './matchList.ts'
import { matched } from './offering.ts'
import { isVolunteerRun } from './pickup/attention.ts'
import { pickupWindow } from './pickup/proposal.ts'
import { askedMatches, contentsSummary, DonationRow, donationRow, rowForAgency, summaryIn } from './rows.ts'
import { agencyColumnText } from './status/agencyColumn.ts'
import { agencyLabel } from './status/agencyLabel.ts'
import { deliveryText } from './status/deliveryText.ts'
import { phraseText } from './status/phrase.ts'
import { statusSummary } from './status/primaryStatus.ts'
import type { StatusFacts } from './status/statusFacts.ts'
import { isReceiptCreationEligible } from './status/transactionFlags.ts'

interface Viewer {
  readonly Role: Role
  readonly EntityID: number
}
const gridViewers: readonly Viewer[] = [
  { Role: 'fano', EntityID: 1 },
  { Role: 'foodcoordcoops', EntityID: 3 },
  { Role: 'foodbankuser', EntityID: 10 },
  { Role: 'donor', EntityID: 90 },
  { Role: 'donorlocation', EntityID: 900 },
]

const dayLater = 86_400_000
/** Now, an hour later, and long after every deadline. */
const looks = (now: Date) => [now, new Date(now.getTime() + 3_600_000), new Date(now.getTime() + 9 * dayLater)]

type Shown = StatusFacts & Pick<DonationRow, 'ID' | 'Code' | 'DonorLocation'>

/** Everything that a row of a grid shows of a donation. */
const shownTo = (viewer: Viewer, donation: Shown, now: Date) => ({
  status: statusSummary(donation, now, viewer, 'en'),
  agency: agencyColumnText(donation, viewer, 'es'),
  delivery: phraseText(deliveryText(donation, now), 'en'),
  receipt: isReceiptCreationEligible(donation),
  zone: donation.TimeZone,
  codes: [donation.ID, donation.Code, donation.FoodBank.Name, donation.DonorLocation.Donor.Name, donation.Receipt?.ID],
})

/** Everything that a row of an agency's lists shows of a donation. */
function listedTo(
  { ID, Response }: AgencyMatch,
  donation: Shown & Pick<DonationRow, 'DonorRecordedPickupDate'>,
  now: Date,
) {
  const { delivery, zone, codes } = shownTo({ Role: 'agency', EntityID: 0 }, donation, now)
  const shown = { delivery, zone, codes, isOffered: isOfferOpen(donation, ID, now) }
  if (Response !== 'accepted') return { ...shown, day: donation.DonorRecordedPickupDate }
  return {
    ...shown,
    window: pickupWindow(donation),
    receipt: isReceiptCreationEligible(donation),
    isClosed: donation.IsMarkedAsSuccessfulByDonor !== null,
    isVolunteer: isVolunteerRun(donation),
  }
}

const everyMoment = (see: (donation: Donation, now: Date) => void) =>
  fc.assert(
    fc.property(lives, (life) =>
      live(life, ({ after, now }) => {
        for (const look of looks(now)) see(after, look)
      }),
    ),
    { numRuns: 150 },
  )

const read = (row: object) => DonationRow.parse(JSON.parse(JSON.stringify(row)))

describe('a row', () => {
  it('shows every viewer of a grid what the whole donation shows', () =>
    everyMoment((donation, now) => {
      const row = read(donationRow(donation))
      for (const viewer of gridViewers) expect(shownTo(viewer, row, now)).toEqual(shownTo(viewer, donation, now))
      expect(row.Pounds).toBe(donationPounds(donation))
      expect(row.DonationContentsSummary).toBe(contentsSummary(donation))
    }))

  it('shows each agency that was asked what its lists show of the donation', () =>
    everyMoment((donation, now) => {
      for (const own of askedMatches(donation)) {
        const row = read(rowForAgency(donation, own))
        expect(listedTo(own, row, now)).toEqual(listedTo(own, asKnownTo(donation, own.Agency.ID), now))
        expect(agencyLabel(row, own.Agency.ID)).toEqual(agencyLabel(donation, own.Agency.ID))
        expect(matchOfAgency(row, own.Agency.ID)).toMatchObject({ ID: own.ID, Response: own.Response })
        expect(matchOfAgency(row, own.Agency.ID)?.Rank === null).toBe(own.Rank === null)
        expect(row.Items).toEqual([
          { DonationCategoryID: 2, Pounds: donation.AdHocTransactionDonationCategories[0]?.Pounds },
        ])
      }
    }))

  it('stays as it is for an agency while others decline, and while the one that accepted closes and receipts', () => {
    const posted = postedDonation({ IsSimultaneousNotifyEnabled: true })
    const next = (donation: Donation, command: Command) =>
      (perform(donation, command, start) as DonationTransition).state
    const { state: offered } = matched(posted, matchesOf(posted, [1, 2, 3]), start) as DonationTransition
    const rowOfThird = (donation: Donation) => rowForAgency(donation, matchOfAgency(donation, 3) as AgencyMatch)
    const declined = next(offered, { do: 'decline', agency: 2 })
    expect(rowOfThird(declined)).toEqual(rowOfThird(offered))
    const accepted = next(declined, { do: 'accept', agency: 1 })
    const closed = next(accepted, { do: 'close', successful: true })
    const receipted = next(closed, { do: 'receipt' })
    expect([closed.Stage, receipted.Stage]).toEqual(['closed', 'complete'])
    for (const donation of [closed, receipted]) expect(rowOfThird(donation)).toEqual(rowOfThird(accepted))
  })

  it('holds of other agencies neither name nor agreed pickup, and no receipt but its own', () =>
    everyMoment((donation) => {
      for (const own of askedMatches(donation)) {
        const row = read(rowForAgency(donation, own))
        const others = row.Matches.filter((match) => match.ID !== own.ID)
        expect(others.filter(({ Agency }) => Agency.Name !== '')).toEqual([])
        expect(others.filter((other) => other.AgencyProposedPickupDate ?? other.PickupTimeType)).toEqual([])
        expect(row.Receipt).toEqual(own.Response === 'accepted' ? donation.Receipt : null)
      }
    }))

  it('stays as it is when two agencies swap that nobody has asked', () => {
    const posted = postedDonation()
    const { state: offered } = matched(posted, matchesOf(posted, [1, 2, 3]), start) as DonationTransition
    const [asked, second] = offered.Matches
    if (!asked || !second) throw new Error('Not matched')
    const { state: moved } = moveMatch(offered, second.ID, 2, 3, start) as DonationTransition
    expect(rankedMatches(moved).map(({ Agency }) => Agency.ID)).toEqual([1, 3, 2])
    expect(donationRow(moved)).toEqual(donationRow(offered))
    expect(rowForAgency(moved, asked)).toEqual(rowForAgency(offered, asked))
  })

  it('leaves out how others answered once nobody is asked any more', () => {
    const posted = postedDonation({ IsSimultaneousNotifyEnabled: true })
    const { state: offered } = matched(posted, matchesOf(posted, [1, 2, 3]), start) as DonationTransition
    const [own, ...others] = offered.Matches
    if (!own) throw new Error('Not matched')
    expect(read(donationRow(offered)).Matches.map(({ Rank }) => Rank)).toEqual([1, 2, 3])
    const taken = (match: AgencyMatch): AgencyMatch => ({ ...match, Rank: null, Response: 'withdrawn' })
    const accepted: Donation = {
      ...offered,
      Stage: 'accepted',
      Matches: [{ ...own, Response: 'accepted' }, ...others.map(taken)],
    }
    for (const row of [donationRow(accepted), rowForAgency(accepted, own)])
      expect(read(row).Matches.map(({ Response }) => Response)).toEqual(['accepted'])
    const [lost] = accepted.Matches.slice(1)
    if (!lost) throw new Error('Nobody else was asked')
    const shown = read(rowForAgency(accepted, lost)).Matches
    expect(shown.map(({ ID, Response }) => [ID, Response])).toEqual([
      [0, 'accepted'],
      [lost.ID, 'withdrawn'],
    ])
  })

  it('that lacks attributes, or has ones that are not known here, is read all the same', () => {
    const { ID, Code, Created, Stage, FoodBank, DonorLocation } = donationRow(postedDonation())
    const row = read({ ID, Code, Created, Stage, FoodBank, DonorLocation, Matches: [{ Rank: 1 }], Later: true })
    expect(row).toMatchObject({ Pounds: 0, Receipt: null, Items: [], Matches: [{ Rank: 1, Response: null }] })
    for (const viewer of gridViewers) expect(shownTo(viewer, row, at(0)).status.Title).not.toBe('')
  })
})

describe('the summary of the contents', () => {
  it('lists the categories, cut to what a row shows', () => {
    const named = (Name: string) =>
      bread(5).map((item) => ({ ...item, DonationCategory: { ...item.DonationCategory, Name } }))
    const of = (...names: string[]) => contentsSummary({ AdHocTransactionDonationCategories: names.flatMap(named) })
    expect(of('Bakery', 'Produce')).toBe('Bakery, Produce')
    const long = of('Baby Food and Formula', 'Meat and Seafood', 'Dairy and Eggs', 'Prepared Meals', 'Non-Food')
    expect(long).toBe('Baby Food and Formula, Meat and Seafood, Dairy and Eggs, Prepared Mea…')
    expect(long).toHaveLength(70)
  })
})

describe('the size of a row', () => {
  it('lets 25 with long names fit into four read units, 32 KB, keys included', () => {
    const long = (text: string, length: number) => text.repeat(length).slice(0, length)
    const first = postedDonation({
      ID: 987_654,
      FoodBank: { ID: 987_654, Name: long('Food Bank of the Greater Area ', 60) },
      DonorLocation: {
        ...postedDonation().DonorLocation,
        ID: 987_654,
        Code: 'STORE-12345',
        Donor: { ID: 987_654, Name: long('Señor Fresh Market & Co. ', 60) },
      },
    })
    const agencies = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    const matches = agencies.map((id) => ({
      ID: first.ID * 100 + id,
      Rank: id,
      Agency: {
        ID: 987_000 + id,
        Name: long('Iglesia de la Comunión ', 60),
        Address: first.DonorLocation.Address,
        IsMasterAgency: false,
      },
      Response: null,
      AgencyAccepted: null,
      FoodBankAccepted: true,
      InitialActivationTime: id < 3 ? at(0).toISOString() : null,
      AgencyExpirationTime: id < 3 ? at(60).toISOString() : null,
      TotalMatchScore: 87.65,
      DistanceMiles: 123.4,
      IsFromPresetMatch: true,
      ScoreComponents: [],
      AgencyResponseTime: null,
      AgencyProposedPickupDate: '2026-11-21',
      PickupTimeType: null,
      AgencyDriver: null,
      TransportationProviderMatches: [],
      AdHocTransactionAttemptedPickups: [],
      VolunteerSearch: null,
    }))
    const row = donationRow({ ...first, Stage: 'offering', Matches: matches })
    // Bytes that an index charges beside the row: the names and values of both keys and of the list's own.
    const keys = 'pkDONATION#987654skDONATIONlist4STATEASSOCIATION#987654sort2026-11-20T15:00:00.000Z#987654row'
    expect(25 * Buffer.byteLength(JSON.stringify(row) + keys)).toBeLessThanOrEqual(32 * 1024)
  })
})

it('puts a summary into the reader’s language, and leaves a tenant’s own names alone', () => {
  expect(summaryIn('Produce, Bakery', 'en')).toBe('Produce, Bakery')
  expect(summaryIn('Produce, Cut Flowers', 'es')).toBe(`${referenceTexts.es.produce}, Cut Flowers`)
  expect(summaryIn('Produce, Pet Food', 'es')).toBe(`${referenceTexts.es.produce}, Alimento para mascotas`)
  expect(summaryIn('Produce, Baker…', 'es')).toBe(`${referenceTexts.es.produce}, Baker…`)
})
