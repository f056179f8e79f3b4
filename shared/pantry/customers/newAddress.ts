import { countyRefusal } from '../../core/address/county.ts'
import { lookUpKey } from '../../core/address/lookUp.ts'
import { stateAbbreviation, stateNumber } from '../../core/address/states.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import type { CustomerAddress, CustomerAddressDraft } from './address.ts'
import * as refusals from './refusals.ts'

/** Rules of a delivery address that is typed; apart from its schema, which pages load that have no form of it. */

type Lines = CustomerAddressDraft['Address']

/** Checks that the schema can't make: food is brought to an address in a state, and its county lies there. */
export const customerAddressRefusal = (address: Pick<Lines, 'Province' | 'CountyID'>): Refusal | undefined =>
  stateNumber(address.Province) === undefined ? refuse(refusals.stateUnknown) : countyRefusal(address)

/** The pin that was sent; a page without pins keeps that of an address which is the same. */
function pinOf(sent: Lines, before: CustomerAddress['Address'] | undefined) {
  const isSame = before !== undefined && sent.Latitude === undefined && lookUpKey(before) === lookUpKey(sent)
  const { Latitude, Longitude, LocatedBy } = isSame ? before : sent
  if (typeof Latitude !== 'number' || typeof Longitude !== 'number') return {}
  return { Latitude, Longitude, ...(LocatedBy ? { LocatedBy } : {}) }
}

interface Around {
  /** The first address of a customer is the primary one, whatever the form says. */
  readonly isFirst: boolean
  readonly before?: CustomerAddress
}

export function customerAddress(
  ID: number,
  customerId: number,
  { Address, ...draft }: CustomerAddressDraft,
  { isFirst, before }: Around,
): CustomerAddress {
  const { Latitude: _, Longitude: __, LocatedBy: ___, ...lines } = Address
  const state = stateNumber(lines.Province)
  const Province = state === undefined ? lines.Province : stateAbbreviation(state)
  return {
    ...draft,
    ID,
    FoodInsecureNeighborID: customerId,
    IsPrimary: draft.IsPrimary || isFirst,
    AddressID: ID,
    Address: { ...lines, Province, ...pinOf(Address, before?.Address), ID },
  }
}
