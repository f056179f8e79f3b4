import type { Input } from '../../shared/api/endpoint.ts'
import * as offers from '../../shared/api/offers.ts'
import { predictOffers } from '../../shared/donation/predict.ts'
import { defaultFoodBankSettings } from '../../shared/entity/entity.ts'
import { isZone } from '../../shared/time/zone.ts'
import { endpoint } from '../http.ts'

type Quiet = Input<typeof offers.predictNotificationActions>['Quiet']

const quietOf = (quiet: Quiet) =>
  quiet && isZone(quiet.TimeZone)
    ? {
        hours: quiet.Hours,
        zone: quiet.TimeZone,
        limit: quiet.Limit === null ? undefined : Date.parse(quiet.Limit),
      }
    : undefined

export const handler = endpoint(offers.predictNotificationActions, async ({ input, now }) =>
  predictOffers({
    entities: input.entities,
    mode: input.mode ?? 'ordered',
    startAfter: input.isPendingStart && input.startAfter ? new Date(input.startAfter) : null,
    offerMinutes: input.OfferMinutes ?? defaultFoodBankSettings.OfferMinutes,
    now,
    quiet: quietOf(input.Quiet),
  }),
)
