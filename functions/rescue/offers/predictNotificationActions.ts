import type { Input } from '../../../shared/core/schema/endpoint.ts'
import { isZone } from '../../../shared/core/time/zone.ts'
import { defaultFoodBankSettings } from '../../../shared/network/organizations/entity.ts'
import { predictOffers } from '../../../shared/rescue/donations/predict.ts'
import * as offers from '../../../shared/rescue/offers/api.ts'
import { endpoint } from '../../core/http/http.ts'

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
