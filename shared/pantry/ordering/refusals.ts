import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/ordering.json' with { type: 'json' }
import en from '../../languages/en/pantry/ordering.json' with { type: 'json' }
import es from '../../languages/es/pantry/ordering.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/ordering.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/ordering.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/ordering.json' with { type: 'json' }
import so from '../../languages/so/pantry/ordering.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/ordering.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/ordering.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/ordering.json' with { type: 'json' }

/** Reasons that something about ordering may not happen now. */

const refusals = {
  en: en.refusals,
  es: es.refusals,
  ar: ar.refusals,
  ht: ht.refusals,
  ko: ko.refusals,
  ru: ru.refusals,
  so: so.refusals,
  tl: tl.refusals,
  vi: vi.refusals,
  zh: zh.refusals,
}

export const orderIsEmpty = sentence(refusals, 'orderIsEmpty')
export const orderTooManyProducts = sentence<'orderTooManyProducts', 'max'>(refusals, 'orderTooManyProducts')
export const orderEditTooManyProducts = sentence<'orderEditTooManyProducts', 'max'>(
  refusals,
  'orderEditTooManyProducts',
)
export const orderTimeGone = sentence(refusals, 'orderTimeGone')
export const orderTimeNotOpen = sentence(refusals, 'orderTimeNotOpen')
export const orderTimeClosed = sentence(refusals, 'orderTimeClosed')
export const orderTimeFull = sentence(refusals, 'orderTimeFull')
export const orderPlaceInactive = sentence(refusals, 'orderPlaceInactive')
export const orderPlaceRestricted = sentence(refusals, 'orderPlaceRestricted')
export const orderPlaceOfOthers = sentence(refusals, 'orderPlaceOfOthers')
export const orderingBlocked = sentence(refusals, 'orderingBlocked')
export const orderingBlockedHere = sentence(refusals, 'orderingBlockedHere')
export const deliveryNotOffered = sentence(refusals, 'deliveryNotOffered')
export const deliveryAddressMissing = sentence(refusals, 'deliveryAddressMissing')
export const productsNotOffered = sentence<'productsNotOffered', 'names'>(refusals, 'productsNotOffered')
/** Of products that are removed, or that the caller has never seen: their names are not told. */
export const unknownProductsNotOffered = sentence(refusals, 'unknownProductsNotOffered')
export const productsShort = sentence<'productsShort', 'names'>(refusals, 'productsShort')
export const productsNeedTefap = sentence<'productsNeedTefap', 'names'>(refusals, 'productsNeedTefap')
/** The sentences about tags and products follow it. */
export const orderAboveLimits = sentence(refusals, 'orderAboveLimits')
export const noOrderDay = sentence(refusals, 'noOrderDay')
export const orderStaysAtPantry = sentence(refusals, 'orderStaysAtPantry')
export const orderingBusy = sentence(refusals, 'orderingBusy')
export const orderNotDecided = sentence(refusals, 'orderNotDecided')
export const volunteerAboveLimit = sentence<'volunteerAboveLimit', 'limit'>(refusals, 'volunteerAboveLimit')
export const substituteInOrder = sentence(refusals, 'substituteInOrder')
export const substituteTooMany = sentence<'substituteTooMany', 'count'>(refusals, 'substituteTooMany')
export const substituteNotWanted = sentence<'substituteNotWanted', 'name'>(refusals, 'substituteNotWanted')
export const orderPackNoStock = sentence(refusals, 'orderPackNoStock')
export const walkInIsEmpty = sentence(refusals, 'walkInIsEmpty')
export const walkInTefapAbove = sentence(refusals, 'walkInTefapAbove')
export const walkInNotEligible = sentence(refusals, 'walkInNotEligible')
export const dayWordsMissing = sentence(refusals, 'dayWordsMissing')
export const dayWithoutTime = sentence(refusals, 'dayWithoutTime')
