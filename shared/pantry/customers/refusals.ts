import { sentence } from '../../core/text/sentence.ts'
import ar from '../../languages/ar/pantry/customers.json' with { type: 'json' }
import en from '../../languages/en/pantry/customers.json' with { type: 'json' }
import es from '../../languages/es/pantry/customers.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/customers.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/customers.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/customers.json' with { type: 'json' }
import so from '../../languages/so/pantry/customers.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/customers.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/customers.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/customers.json' with { type: 'json' }

/** Reasons that something about customers may not happen now. */

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

export const phoneNumberInvalid = sentence(refusals, 'phoneNumberInvalid')
export const phoneIsUserName = sentence(refusals, 'phoneIsUserName')
export const mailIsUserName = sentence(refusals, 'mailIsUserName')
export const textsNeedPhone = sentence(refusals, 'textsNeedPhone')
export const textsNeedConsent = sentence(refusals, 'textsNeedConsent')
export const mailsNeedAddress = sentence(refusals, 'mailsNeedAddress')
export const callsNeedPhone = sentence(refusals, 'callsNeedPhone')
export const contactInUse = sentence(refusals, 'contactInUse')
export const passwordOfStaff = sentence(refusals, 'passwordOfStaff')
export const contactOfStaff = sentence(refusals, 'contactOfStaff')
export const staffNotForgotten = sentence(refusals, 'staffNotForgotten')
export const noUserName = sentence(refusals, 'noUserName')
export const locationNotRestricted = sentence<'locationNotRestricted', 'location'>(refusals, 'locationNotRestricted')
export const changedAtHomeOnly = sentence(refusals, 'changedAtHomeOnly')
export const notAssignable = sentence(refusals, 'notAssignable')
export const tooManyAddresses = sentence<'tooManyAddresses', 'max'>(refusals, 'tooManyAddresses')
export const stateUnknown = sentence(refusals, 'stateUnknown')
export const mergeWithSelf = sentence(refusals, 'mergeWithSelf')
export const mergedNotesTooLong = sentence<'mergedNotesTooLong', 'max'>(refusals, 'mergedNotesTooLong')
export const alreadyMerged = sentence(refusals, 'alreadyMerged')
export const otherFoodBank = sentence(refusals, 'otherFoodBank')
export const mergeTooOld = sentence(refusals, 'mergeTooOld')
/** To the customer themselves. */
export const ownOrdersInProgress = sentence<'ownOrdersInProgress', 'count'>(refusals, 'ownOrdersInProgress')
export const ordersInProgress = sentence<'ordersInProgress', 'count'>(refusals, 'ordersInProgress')
export const codeWrong = sentence(refusals, 'codeWrong')
export const tooManyCodes = sentence(refusals, 'tooManyCodes')
export const textsOff = sentence(refusals, 'textsOff')
export const textsStopped = sentence(refusals, 'textsStopped')
