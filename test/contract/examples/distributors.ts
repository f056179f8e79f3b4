import { foodBank, ids } from '../../engine/smallTenant.ts'
import type { Target } from '../../engine/target.ts'
import type { Examples } from '../example.ts'
import { agencyAndFoodBanks } from './roles.ts'

/** The specification's roles are agency and fano; a load that a food bank is offered stands in its own grid as well. */
const readers = ['fano', ...agencyAndFoodBanks] as const
const network = ['fano'] as const

const load = ({ submissionId }: Target) => ({ id: submissionId })
const match = ({ submissionMatchId }: Target) => ({ matchId: submissionMatchId })

export const distributors: Examples = {
  getSubmissionsGrid: { roles: readers, input: () => ({}) },
  exportSubmissionsGrid: {
    roles: readers,
    input: () => ({ dateStartFilter: '2026-11-01', dateEndFilter: '2026-11-30' }),
  },
  listSubmissionStatusTypes: { roles: readers, input: () => ({}) },
  getSubmission: { roles: readers, input: load },
  listPendingSubmissions: { roles: network, input: () => ({}) },
  listAssociatedEntities: { roles: network, input: () => ({}) },
  moveSubmissionMatch: { roles: network, input: (target) => ({ ...match(target), previousRank: 2, newRank: 1 }) },
  removeSubmissionMatch: { roles: network, input: match },
  addSubmissionEntity: {
    roles: network,
    input: ({ submissionId }) => ({ transactionId: submissionId, entityId: foodBank(ids.otherFoodBank).ID }),
  },
  acceptSubmission: { roles: network, input: load },
  acceptSubmissionMatch: { roles: network, input: (target) => ({ ...load(target), ...match(target) }) },
  cancelSubmission: { roles: network, input: load },
  deleteSubmission: { roles: network, input: load },
  updateSubmissionEscalationMode: { roles: network, input: (target) => ({ ...load(target), mode: 'ordered' }) },
  acceptSubmissionOffer: { roles: agencyAndFoodBanks, input: load },
  declineSubmissionOffer: { roles: agencyAndFoodBanks, input: load },
  recordSubmissionDelivery: {
    roles: readers,
    input: (target) => ({ ...load(target), TotalCases: 990, TotalItems: 11_880 }),
  },
  updateDriverLocation: {
    roles: network,
    input: (target) => ({
      ...load(target),
      DriverLocationDescription: 'I-90 near Albany',
      DriverLatitude: 42.65,
      DriverLongitude: -73.75,
    }),
  },
}
