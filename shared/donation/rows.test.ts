import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Role } from '../access.ts'
import { agencyColumnText } from '../status/agencyColumn.ts'
import { agencyLabel } from '../status/agencyLabel.ts'
import { deliveryText } from '../status/deliveryText.ts'
import { phraseText } from '../status/phrase.ts'
import { statusSummary } from '../status/primaryStatus.ts'
import { isReceiptCreationEligible } from '../status/transactionFlags.ts'
import { referenceTexts } from '../text/reference.ts'
import { type Donation, donationPounds } from './donation.ts'
import { at, bread, live, lives, posted } from './life.fixture.ts'
import { askedMatches, contentsSummary, packDonation, packForAgency, summaryIn, unpackRow } from './rows.ts'

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
/** Looked at right away, a moment before and long after everything on the clock. */
const looks = (now: Date) => [now, new Date(now.getTime() + 3_600_000), new Date(now.getTime() + 9 * dayLater)]

/** Everything that a line of a grid says of a donation. */
const said = (donation: Donation, viewer: Viewer, now: Date) => ({
  status: statusSummary(donation, now, viewer, 'en'),
  agency: agencyColumnText(donation, viewer, 'es'),
  delivery: phraseText(deliveryText(donation, now), 'en'),
  receipt: isReceiptCreationEligible(donation),
  zone: donation.TimeZone,
  codes: [donation.ID, donation.Code, donation.FoodBank.Name, donation.DonorLocation.Donor.Name, donation.Receipt?.ID],
})

const everyMoment = (see: (donation: Donation, now: Date) => void) =>
  fc.assert(
    fc.property(lives, (life) =>
      live(life, ({ after, now }) => {
        for (const look of looks(now)) see(after, look)
      }),
    ),
    { numRuns: 150 },
  )

describe('a packed line', () => {
  it('says to every viewer of a grid what the whole donation says', () =>
    everyMoment((donation, now) => {
      const unpacked = unpackRow(packDonation(donation))
      for (const viewer of gridViewers)
        expect(said(unpacked.donation, viewer, now)).toEqual(said(donation, viewer, now))
      expect(unpacked.Pounds).toBe(donationPounds(donation))
      expect(unpacked.DonationContentsSummary).toBe(contentsSummary(donation))
    }))

  it('says to each agency that was asked what the whole donation says', () =>
    everyMoment((donation, now) => {
      for (const own of askedMatches(donation)) {
        const viewer = { Role: 'agency', EntityID: own.Agency.ID } as const
        const unpacked = unpackRow(packForAgency(donation, own))
        expect(said(unpacked.donation, viewer, now)).toEqual(said(donation, viewer, now))
        expect(phraseText(agencyLabel(unpacked.donation, own.Agency.ID), 'en')).toBe(
          phraseText(agencyLabel(donation, own.Agency.ID), 'en'),
        )
        expect(unpacked.match).toMatchObject({ ID: own.ID, Rank: own.Rank, Response: own.Response })
        expect(unpacked.Items).toEqual([
          { DonationCategoryID: 2, Pounds: donation.AdHocTransactionDonationCategories[0]?.Pounds },
        ])
      }
    }))

  it('names no other agency to an agency', () =>
    everyMoment((donation) => {
      for (const own of askedMatches(donation))
        for (const other of donation.Matches)
          if (other.ID !== own.ID) expect(packForAgency(donation, own)).not.toContain(`"${other.Agency.Name}"`)
    }))
})

describe('the summary of the contents', () => {
  it('lists the categories, cut to what a line shows', () => {
    const named = (Name: string) =>
      bread(5).map((item) => ({ ...item, DonationCategory: { ...item.DonationCategory, Name } }))
    const of = (...names: string[]) => contentsSummary({ AdHocTransactionDonationCategories: names.flatMap(named) })
    expect(of('Bakery', 'Produce')).toBe('Bakery, Produce')
    const long = of('Baby Food and Formula', 'Meat and Seafood', 'Dairy and Eggs', 'Prepared Meals', 'Non-Food')
    expect(long).toBe('Baby Food and Formula, Meat and Seafood, Dairy and Eggs, Prepared Mea…')
    expect(long).toHaveLength(70)
  })
})

describe('the size of a line', () => {
  it('lets 25 with long names fit into 16 KB, keys included', () => {
    const long = (text: string, length: number) => text.repeat(length).slice(0, length)
    const first = posted({
      ID: 987_654,
      FoodBank: { ID: 987_654, Name: long('Food Bank of the Greater Area ', 60) },
      DonorLocation: {
        ...posted().DonorLocation,
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
      InitialActivationTime: at(0).toISOString(),
      AgencyExpirationTime: at(60).toISOString(),
      TotalMatchScore: 87.65,
      DistanceMiles: 123.4,
      IsFromPresetMatch: true,
      ScoreComponents: [],
      AgencyResponseTime: null,
      AgencyProposedPickupDate: '2026-11-21',
      PickupTimeType: null,
      AgencyDriver: null,
    }))
    const row = packDonation({ ...first, Stage: 'offering', Matches: matches })
    // What an index charges beside the row: the names and values of both keys and of the list's own.
    const keys = 'pkDONATION#987654skDONATIONlist4STATEASSOCIATION#987654sort2026-11-20T15:00:00.000Z#987654row'
    expect(25 * Buffer.byteLength(row + keys)).toBeLessThanOrEqual(16 * 1024)
  })
})

it('puts a packed summary into the reader’s language, and leaves a tenant’s own names alone', () => {
  expect(summaryIn('Produce, Bakery', 'en')).toBe('Produce, Bakery')
  expect(summaryIn('Produce, Pet Food', 'es')).toBe(`${referenceTexts.es.produce}, Pet Food`)
  expect(summaryIn('Produce, Baker…', 'es')).toBe(`${referenceTexts.es.produce}, Baker…`)
})
