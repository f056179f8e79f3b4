import * as offers from '../../shared/api/offers.ts'
import { predictOffers } from '../../shared/donation/predict.ts'
import { defaultFoodBankSettings } from '../../shared/entity/entity.ts'
import { endpoint } from '../http.ts'

export const handler = endpoint(offers.predictNotificationActions, async ({ input, now }) =>
  predictOffers({
    entities: input.entities,
    mode: input.mode ?? 'ordered',
    startAfter: input.isPendingStart && input.startAfter ? new Date(input.startAfter) : null,
    offerMinutes: input.OfferMinutes ?? defaultFoodBankSettings.OfferMinutes,
    now,
  }),
)
