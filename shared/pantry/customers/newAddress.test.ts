import { describe, expect, it } from 'vitest'
import { refuse } from '../../core/answer.ts'
import type { CustomerAddressDraft } from './address.ts'
import { customerAddress, customerAddressRefusal } from './newAddress.ts'
import * as refusals from './refusals.ts'

const lines = { AddressLine1: '8 Elm St', AddressLine2: '', City: 'Knoxville', Province: 'TN', PostalCode: '37917' }
const pin = { Latitude: 35.98, Longitude: -83.92, LocatedBy: 'hand' } as const
const draft = (Address: CustomerAddressDraft['Address']): CustomerAddressDraft => ({
  Name: 'Home',
  IsPrimary: false,
  Notes: '',
  Address,
})
const saved = (Address: CustomerAddressDraft['Address'], before?: object) =>
  customerAddress(7, 310, draft(Address), {
    isFirst: false,
    ...(before ? { before: customerAddress(7, 310, draft({ ...lines, ...before }), { isFirst: true }) } : {}),
  }).Address

describe('a delivery address', () => {
  it.each([
    ['TN', undefined],
    [' tennessee', undefined],
    ['Tenesee', refusals.stateUnknown],
    ['Ontario', refusals.stateUnknown],
  ])('in %j is refused with %o', (Province, refusal) => {
    expect(customerAddressRefusal({ Province })).toEqual(refusal && refuse(refusal))
  })

  it('has its state as an abbreviation', () => {
    expect(saved({ ...lines, Province: 'tennessee ' }).Province).toBe('TN')
  })

  it('keeps its pin where a page that knows none sends the same address', () => {
    expect(saved(lines, pin)).toEqual({ ...lines, ...pin, ID: 7 })
    expect(saved({ ...lines, AddressLine1: '9 Oak St' }, pin)).toEqual({ ...lines, AddressLine1: '9 Oak St', ID: 7 })
  })

  it('has the pin that is sent, or none', () => {
    expect(saved({ ...lines, ...pin, LocatedBy: 'address' }, pin)).toMatchObject({ LocatedBy: 'address' })
    expect(saved({ ...lines, Latitude: null, Longitude: null }, pin)).toEqual({ ...lines, ID: 7 })
  })
})
