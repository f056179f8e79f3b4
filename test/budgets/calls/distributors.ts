import * as distributors from '../../../shared/rescue/loads/api.ts'
import { entityMatchId } from '../../../shared/rescue/loads/submission.ts'
import { receivedLoad } from '../../engine/submissions.ts'
import { type Participants, succeed } from '../participants.ts'
import { by, type Calls, grid, lastWeek, type Prepare } from './making.ts'

/** A load that waits for the network, and one that its first entity is asked about. */
const ofLoad =
  (input: (id: number, ids: Participants['ids']) => object = (id) => ({ id })): Prepare =>
  async ({ network, ids }) => ({
    by: network,
    input: input(await receivedLoad([ids.foodBank, ids.otherFoodBank]), ids),
  })

const ofOfferedLoad =
  (who: 'network' | 'foodBank', more: object = {}, isAccepted = false): Prepare =>
  async (participants) => {
    const { network, foodBank, ids } = participants
    const id = await receivedLoad([ids.foodBank, ids.otherFoodBank])
    await succeed(distributors.acceptSubmission, network, { id })
    if (isAccepted) await succeed(distributors.acceptSubmissionOffer, foodBank, { id })
    return { by: participants[who], input: { id, ...more } }
  }

const firstOf = (id: number) => entityMatchId(id, 1)

const secondOf = (id: number) => entityMatchId(id, 2)

export const distributorsCalls: Calls = {
  getSubmissionsGrid: grid('network'),
  exportSubmissionsGrid: (participants) => ({ by: participants.network, input: lastWeek() }),
  listSubmissionStatusTypes: by('network'),
  getSubmission: ofLoad(),
  listPendingSubmissions: by('network'),
  listAssociatedEntities: by('network'),
  moveSubmissionMatch: ofLoad((id) => ({ matchId: secondOf(id), previousRank: 2, newRank: 1 })),
  removeSubmissionMatch: ofLoad((id) => ({ matchId: secondOf(id) })),
  addSubmissionEntity: ofLoad((id, ids) => ({ transactionId: id, entityId: ids.agencies[0] })),
  acceptSubmission: ofLoad(),
  acceptSubmissionMatch: ofLoad((id) => ({ id, matchId: firstOf(id) })),
  cancelSubmission: ofOfferedLoad('network'),
  deleteSubmission: ofLoad(),
  updateSubmissionEscalationMode: ofOfferedLoad('network', { mode: 'simultaneous' }),
  acceptSubmissionOffer: ofOfferedLoad('foodBank'),
  declineSubmissionOffer: ofOfferedLoad('foodBank'),
  recordSubmissionDelivery: ofOfferedLoad('foodBank', { TotalCases: 1000, TotalItems: 12_000 }, true),
  updateDriverLocation: ofOfferedLoad(
    'network',
    { DriverLocationDescription: 'I-90', DriverLatitude: 42, DriverLongitude: -73 },
    true,
  ),
}
