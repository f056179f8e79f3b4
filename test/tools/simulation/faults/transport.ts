import * as transport from '../../../../shared/rescue/transport/api.ts'
import { call } from '../../../engine/call.ts'
import { headersOf } from '../../../engine/runs.ts'
import { people } from '../../../engine/smallTenant.ts'
import { donationId, donationId as id, type PreparedStage, runCodes } from './prepare.ts'
import { asks, type Scenario } from './scenario.ts'

const ofRun = { id: donationId * 100 + 1 }

const withCode = (stage: PreparedStage) => ({ headers: headersOf(runCodes.get(stage) ?? '') })

export const transportFaults: Scenario[] = [
  asks(transport.updateVolunteerAutomationMode, 'accepted', () =>
    call(transport.updateVolunteerAutomationMode, people.foodBank, { id, enabled: false }),
  ),
  asks(transport.getAttemptedPickup, 'accepted', () =>
    call(transport.getAttemptedPickup, undefined, ofRun, withCode('accepted')),
  ),
  asks(transport.recordAttemptedPickupEvent, 'accepted', () =>
    call(
      transport.recordAttemptedPickupEvent,
      undefined,
      {
        ...ofRun,
        EventID: '3f2b8c1e-6f0a-4d0e-9b1d-0c2f4a6e8d10',
        kind: 'accepted',
        time: '2026-11-20T15:00:00.000Z',
      },
      withCode('accepted'),
    ),
  ),
  asks(transport.prepareAttemptedPickupPhoto, 'accepted', () =>
    call(
      transport.prepareAttemptedPickupPhoto,
      undefined,
      { ...ofRun, ContentType: 'image/jpeg', Size: 10 },
      withCode('accepted'),
    ),
  ),
]
