import { sentence } from '../../core/text/sentence.ts'
import en from '../../languages/en/pantry/windows.json' with { type: 'json' }
import es from '../../languages/es/pantry/windows.json' with { type: 'json' }

/** Reasons that something about windows may not happen now. */

const refusals = { en: en.refusals, es: es.refusals }

export const windowStartEnd = sentence(refusals, 'windowStartEnd')
export const windowOpenCloseDate = sentence(refusals, 'windowOpenCloseDate')
export const windowOpenCloseTime = sentence(refusals, 'windowOpenCloseTime')
export const windowOpenPickup = sentence(refusals, 'windowOpenPickup')
export const windowOpenDelivery = sentence(refusals, 'windowOpenDelivery')
export const openDateOfPickup = sentence(refusals, 'openDateOfPickup')
export const openDateOfDelivery = sentence(refusals, 'openDateOfDelivery')
export const closeDateOfPickup = sentence(refusals, 'closeDateOfPickup')
export const closeDateOfDelivery = sentence(refusals, 'closeDateOfDelivery')
export const windowLength = sentence(refusals, 'windowLength')
export const slotLength = sentence(refusals, 'slotLength')
export const windowFill = sentence(refusals, 'windowFill')
export const windowMaximum = sentence(refusals, 'windowMaximum')
export const windowProgram = sentence(refusals, 'windowProgram')
export const windowsMissing = sentence(refusals, 'windowsMissing')
export const windowDayPast = sentence(refusals, 'windowDayPast')
export const windowHoursSkipped = sentence<'windowHoursSkipped', 'day'>(refusals, 'windowHoursSkipped')
export const windowTwice = sentence<'windowTwice', 'day'>(refusals, 'windowTwice')
export const windowHasOrders = sentence<'windowHasOrders', 'count'>(refusals, 'windowHasOrders')
export const windowDayHasOrders = sentence(refusals, 'windowDayHasOrders')
export const windowDayTaken = sentence(refusals, 'windowDayTaken')
export const windowsMovedInPart = sentence<'windowsMovedInPart', 'count' | 'moved'>(refusals, 'windowsMovedInPart')
export const windowsAddedInPart = sentence<'windowsAddedInPart', 'added'>(refusals, 'windowsAddedInPart')
export const openTimeFixed = sentence(refusals, 'openTimeFixed')
export const openTimePast = sentence(refusals, 'openTimePast')
export const maximumBelowOrders = sentence<'maximumBelowOrders', 'count'>(refusals, 'maximumBelowOrders')
export const reservedWithoutMaximum = sentence(refusals, 'reservedWithoutMaximum')
export const reservedAboveMaximum = sentence(refusals, 'reservedAboveMaximum')
export const reservedAboveFree = sentence<'reservedAboveFree', 'count'>(refusals, 'reservedAboveFree')
export const unknownDeliveryProgram = sentence(refusals, 'unknownDeliveryProgram')
export const deliveryProgramFirst = sentence(refusals, 'deliveryProgramFirst')
export const overviewTooLong = sentence<'overviewTooLong', 'days'>(refusals, 'overviewTooLong')
