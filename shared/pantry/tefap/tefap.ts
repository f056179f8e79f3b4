import { stateNumber } from '../../core/address/states.ts'
import type { Customer } from '../customers/customer.ts'

/**
 * Tells if a customer may order products of the TEFAP source at a place (section 5, decision 43): flagged eligible,
 * and the first area that their rule names is that of the place. Cart, product list and order check ask this one
 * function.
 */

/** Of a pickup: the location. Of a delivery: the address, with the food bank of the delivery time. */
export interface TefapPlace {
  readonly FoodBankID: number
  readonly Province: string
  readonly PostalCode: string
  /** Unknown for addresses that were written without it. */
  readonly CountyID?: number | null | undefined
}

type Eligibility = Pick<Customer, 'IsTefapEligible' | 'TEFAPEligibility'>

export function isTefapEligibleAt(
  { IsTefapEligible, TEFAPEligibility: rule }: Eligibility,
  place: TefapPlace,
): boolean {
  if (!IsTefapEligible || !rule) return false
  if (rule.ProvinceID !== null || rule.ProvinceAbbreviation !== null)
    return isSameState(rule.ProvinceAbbreviation, place.Province)
  if (rule.FoodBankID !== null) return rule.FoodBankID === place.FoodBankID
  if (rule.CountyID !== null) return rule.CountyID === place.CountyID
  return rule.PostalCode !== null && zipOf(rule.PostalCode) === zipOf(place.PostalCode)
}

const nameOfState = (typed: string) => stateNumber(typed) ?? typed.trim().toUpperCase()
/** `Tennessee` is `TN`. */
const isSameState = (a: string | null, b: string) => a !== null && nameOfState(a) === nameOfState(b)
/** `37917-2210` lies in `37917`. */
const zipOf = (code: string) => code.trim().slice(0, 5)
