import * as donors from '../../../../shared/network/donors/api.ts'
import * as donations from '../../../../shared/rescue/donations/api.ts'
import { call } from '../../../engine/call.ts'
import {
  agencyIds,
  approvedLocation,
  bulkRow,
  ids,
  locationDraft,
  people,
  signUpDraft,
} from '../../../engine/smallTenant.ts'
import { apiKeys, donorChange, otherSetup, setupCaller, unused } from './prepare.ts'
import { asks, idempotent, type Scenario } from './scenario.ts'

export const donorsFaults: Scenario[] = [
  asks(donors.deleteDonor, 'empty', () => call(donors.deleteDonor, setupCaller, { id: unused.donor }, idempotent)),
  asks(donors.deleteDonorLocation, 'empty', () =>
    call(donors.deleteDonorLocation, setupCaller, { id: unused.location }, idempotent),
  ),
  asks(donors.createDonor, 'empty', () =>
    call(donors.createDonor, setupCaller, { Name: 'Corner Bakery', TimeZone: 'America/New_York' }, idempotent),
  ),
  asks(donors.updateDonor, 'empty', () =>
    call(donors.updateDonor, otherSetup, { ...donorChange, Name: 'Bakery', Version: 2 }, idempotent),
  ),
  asks(donors.addDonorFoodBank, 'empty', () =>
    call(donors.addDonorFoodBank, people.network, { id: unused.donor, FoodBankID: ids.otherFoodBank }, idempotent),
  ),
  asks(donors.removeDonorFoodBank, 'empty', () =>
    call(
      donors.removeDonorFoodBank,
      people.network,
      { id: unused.sharedDonor, foodBankId: ids.otherFoodBank },
      idempotent,
    ),
  ),
  asks(donors.createDonorLocation, 'empty', () =>
    call(donors.createDonorLocation, setupCaller, { DonorID: ids.donor, ...locationDraft }, idempotent),
  ),
  asks(donors.updateDonorLocation, 'empty', () =>
    call(
      donors.updateDonorLocation,
      setupCaller,
      { id: ids.donorLocation, ...locationDraft, PresetAgencyIDs: [agencyIds[1]], Version: 1 },
      idempotent,
    ),
  ),
  asks(donors.signUpDonor, 'empty', () =>
    call(donors.signUpDonor, undefined, { ...signUpDraft, DonorName: 'Pine Grocery' }),
  ),
  asks(donors.decidePendingDonor, 'empty', () =>
    call(donors.decidePendingDonor, setupCaller, { id: 1, IsApproved: true, Location: approvedLocation }, idempotent),
  ),
  asks(donors.createDonorApiKey, 'empty', () =>
    call(donors.createDonorApiKey, people.donor, { donorId: ids.donor, Name: 'Tills' }, idempotent),
  ),
  asks(donors.revokeDonorApiKey, 'empty', () =>
    call(donors.revokeDonorApiKey, setupCaller, { donorId: ids.donor, keyId: 1 }),
  ),
  asks(donations.postDonorDonation, 'empty', () =>
    call(
      donations.postDonorDonation,
      undefined,
      { ...bulkRow, donorId: ids.donor },
      { headers: { 'access-code': apiKeys.get('empty') ?? '' } },
    ),
  ),
]
