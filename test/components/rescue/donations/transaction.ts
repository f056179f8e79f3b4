import { Transaction } from '../../../../shared/rescue/donations/api.ts'
import { type Donation, donationPounds, rankedMatches } from '../../../../shared/rescue/donations/donation.ts'
import { now } from '../../../../shared/rescue/donations/status/donation.fixture.ts'
import { statusSummary } from '../../../../shared/rescue/donations/status/primaryStatus.ts'
import { transactionFlags } from '../../../../shared/rescue/donations/status/transactionFlags.ts'

/** A donation as the food bank's detail page is answered it. */
export const shownTransaction = (state: Donation): Transaction =>
  Transaction.parse({
    ...state,
    ...transactionFlags(state, now),
    Pounds: donationPounds(state),
    DonationContentsSummary: 'Bakery, Produce',
    SignificantPendingStartDescription: '',
    PendingPickupID: null,
    PickupID: null,
    Pickup: null,
    PickupTimeTypeID: state.PickupTimeType.ID,
    PhotoUrl: null,
    Address: state.DonorLocation.Address,
    ActiveMatch: rankedMatches(state)[0] ?? null,
    PrimaryStatus: statusSummary(state, now, { Role: 'foodbank', EntityID: 10 }, 'en'),
    AgencyText: '',
    DeliveryText: '',
    Timeline: {
      Events: [
        {
          Time: '2026-11-20T15:00:00.000Z',
          DateLocal: '2026-11-20',
          TimeLocal: '10:00 AM',
          Text: 'Agencies matched: 2',
          ProcessTimeOnClient: false,
          Type: 'DonationMatched',
          SubEvents: [
            {
              Time: '2026-11-20T15:00:00.000Z',
              DateLocal: '2026-11-20',
              TimeLocal: '10:00 AM',
              Text: 'Offered to Agency 1',
              ProcessTimeOnClient: false,
            },
          ],
        },
      ],
    },
  })
