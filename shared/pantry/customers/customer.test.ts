import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  hasFixedContacts,
  isStrongPassword,
  phoneNumberOf,
  phoneText,
  userNameOf,
} from '../../network/people/contact.ts'
import { passesOrder } from '../orders/customerFilter.ts'
import { type CustomerAddress, primaryChanges } from './address.ts'
import { contactsOf, profileChange } from './changes.ts'
import { Customer, CustomerRow } from './customer.ts'
import { asksForOrders, customerFilterQuery, dateQuery, passesMarks } from './filter.ts'
import { mergedFields, mergeRefusal, undoneFields } from './merge.ts'
import { countedWord, duplicateMarks, matchesSearch, partWords, searchedWords } from './tokens.ts'

const customer = (more: Partial<Customer> = {}): Customer =>
  Customer.parse({
    ID: 7,
    FoodBankID: 10,
    FirstName: 'Rosa',
    LastName: 'Medina',
    EMailAddress: null,
    PhoneNumber: null,
    PostalCode: '37917',
    Created: '2026-11-02T15:00:00.000Z',
    ...more,
  })

describe('contacts', () => {
  it.each([
    ['(865) 555-0134', '+18655550134'],
    ['865.555.0134', '+18655550134'],
    ['1 865 555 0134', '+18655550134'],
    ['+1 (865) 555-0134', '+18655550134'],
    ['+34 612 345 678', '+34612345678'],
    ['555-0134', undefined],
    ['+1 065 555 0134', undefined],
    ['865 555 0134 ext 4', undefined],
    ['+18+655550134', undefined],
    ['', undefined],
  ])('%s is the number %s', (typed, expected) => {
    expect(phoneNumberOf(typed)).toBe(expected)
  })

  it('are shown as people read them', () => {
    expect([phoneText('+18655550134'), phoneText('+34612345678')]).toEqual(['(865) 555-0134', '+34612345678'])
  })

  it('[customer-phone-username] are fixed for who signs in by phone', () => {
    const byPhone = customer({ PhoneNumber: '+18655550134' })
    expect([hasFixedContacts(byPhone), userNameOf(byPhone)]).toEqual([true, '+18655550134'])
    expect(contactsOf(byPhone, { EMailAddress: 'a@b.example', PhoneNumber: '+18655550134' })).toHaveProperty('refused')
    expect(contactsOf(byPhone, { EMailAddress: '', PhoneNumber: '865 555 0134' })).toEqual({
      EMailAddress: null,
      PhoneNumber: '+18655550134',
    })
    expect(hasFixedContacts(customer({ EMailAddress: 'a@b.example', PhoneNumber: '+18655550134' }))).toBe(false)
  })

  it.each([
    ['Good-Food-4-All!', true],
    ['good-food-4-all!', false],
    ['GoodFood4AllOfUs', false],
    ['Short-1!', false],
  ])('the password %s is strong: %s', (password, expected) => {
    expect(isStrongPassword(password)).toBe(expected)
  })
})

describe('a profile', () => {
  const draft = {
    FirstName: 'Rosa',
    LastName: 'Medina',
    PostalCode: '37917',
    Language: 'en' as const,
    IsEmailNotificationEnabled: false,
    IsTextMessageNotificationEnabled: false,
    IsPhoneCallNotificationEnabled: false,
    HouseholdSize: 2,
    Ages: null,
  }
  const now = new Date('2026-11-20T15:00:00.000Z')

  it('has the size that its ages add up to', () => {
    const Ages = { Minors: 2, Adults: 1, Seniors: 1 }
    expect(profileChange(customer(), { ...draft, Ages }, now)).toMatchObject({ HouseholdSize: 4, Ages })
    const none = { Minors: 0, Adults: 0, Seniors: 0 }
    expect(profileChange(customer(), { ...draft, Ages: none }, now)).toMatchObject({ HouseholdSize: 2, Ages: null })
  })

  it('wants messages only where they can be sent', () => {
    for (const way of [
      'IsEmailNotificationEnabled',
      'IsTextMessageNotificationEnabled',
      'IsPhoneCallNotificationEnabled',
    ])
      expect(profileChange(customer(), { ...draft, [way]: true }, now)).toHaveProperty('refused')
  })

  it('keeps the consent that was given, until it is taken back', () => {
    const TextConsent = { At: '2026-10-01T12:00:00.000Z', Wording: 'Yes' }
    const before = customer({ PhoneNumber: '+18655550134', TextConsent })
    const texts = { ...draft, IsTextMessageNotificationEnabled: true, IsTextConsentGiven: true }
    expect(profileChange(before, texts, now)).toMatchObject({ TextConsent })
    expect(profileChange(before, { ...draft, IsTextConsentGiven: false }, now)).toMatchObject({ TextConsent: null })
  })
})

describe('the search', () => {
  const peña = customer({ FirstName: 'María José', LastName: 'Peña', PhoneNumber: '+18655550134' })
  it.each([
    ['pena', true],
    ['mar jos', true],
    ['jose peña', true],
    ['865555', true],
    ['555-0134', true],
    ['+1 (865) 555-0134', true],
    ['1-865-555-0134', true],
    ['865.555.01', true],
    ['(865) 555 0134 mar', true],
    ['pena 555-0134', true],
    ['+1 (865) 555-0135', false],
    ['lopez 555-0134', false],
    ['pena lopez', false],
    ['aria', false],
  ])('%s finds María José Peña: %s', (typed, expected) => {
    expect(matchesSearch(peña, searchedWords(typed))).toBe(expected)
  })

  const hyphen = customer({ FirstName: 'María-José', LastName: 'García-Lopez' })
  const brien = customer({ FirstName: 'Pat', LastName: 'O’Brien' })
  const cruz = customer({ FirstName: 'Ana', LastName: 'de la Cruz Garcia' })
  it.each([
    [hyphen, ['lop', 'garcia-l', 'garcia lopez', 'garcialop', 'jose lopez', 'mariajose', 'María-José García'], true],
    [brien, ["o'brien", 'o’brien', 'obrien', 'brien', 'pat obr'], true],
    [cruz, ['delacruz', 'cruz', 'de-la-cruz', 'delacruz ana'], true],
    [hyphen, ['arcia', 'lopezgarcia', 'obrien'], false],
  ])('finds names of several parts by each part, with or without what joins them', (one, typed, expected) => {
    for (const words of typed) expect([words, matchesSearch(one, searchedWords(words))]).toEqual([words, expected])
  })

  it('adds few words for a name of several parts, and none for a plain one', () => {
    expect(partWords(peña)).toEqual(['maria-jose', 'mariajose'])
    expect(partWords(hyphen)).toEqual(['jose', 'mariajose', 'lopez', 'garcialopez'])
    expect(partWords(customer({ FirstName: 'Ana', LastName: 'Peña' }))).toEqual([])
    // Counted at a word that a row from before has, too.
    expect(countedWord(hyphen, 'garc')).toBe('garcia-lopez')
    expect(countedWord(hyphen, 'lop')).toBe('lopez')
  })

  it('marks what two records of one person share', () => {
    expect(duplicateMarks(peña, [{ AddressLine1: '12 Elm St.', PostalCode: '37917-1234' }])).toEqual([
      { reason: 'phone', mark: '+18655550134' },
      { reason: 'name', mark: 'maria jose pena 37917' },
      { reason: 'address', mark: '12 elm st. 37917' },
    ])
  })

  it('never cuts a character in half, which storage would refuse', () => {
    const [, , address] = duplicateMarks(peña, [{ AddressLine1: '12 Elm St.', PostalCode: '3791🤴' }])
    expect(address?.mark).toBe('12 elm st. 3791')
    expect(searchedWords(`${'x'.repeat(39)}𐐨`)).toEqual(['x'.repeat(39)])
  })
})

describe('the filter', () => {
  const order = {
    PantryLocationID: 3,
    EntityDeliveryProgramID: null,
    PantryLocationPickupTimeID: 5,
    FoodBankDeliveryTimeID: null,
    OrderDay: '2026-11-24',
    Created: '2026-11-20T15:00:00.000Z',
    StatusCode: 'CREATED' as const,
  }
  it.each([
    [{}, true],
    [{ PantryLocationID: 3 }, true],
    [{ PantryLocationID: 4 }, false],
    [{ DeliveryProgramID: 1 }, false],
    [{ OrderPickupStartDate: '11-24-2026', OrderPickupEndDate: '11-24-2026' }, true],
    [{ OrderPickupEndDate: '11-23-2026' }, false],
    [{ OrderDeliveryStartDate: '11-24-2026' }, false],
    [{ OrderPlacedStartDate: '11-20-2026', OrderPlacedEndDate: '11-20-2026' }, true],
    [{ OrderPlacedStartDate: '11-21-2026' }, false],
  ])('%j keeps the order: %s', (filter, expected) => {
    expect(passesOrder(order, filter, '2026-11-20')).toBe(expected)
  })

  it('counts no cancelled order', () => {
    expect(passesOrder({ ...order, StatusCode: 'CANCELLED' }, {}, '2026-11-20')).toBe(false)
  })

  it('keeps those who have the marks asked for', () => {
    const row = CustomerRow.parse(customer({ IsTefapEligible: true }))
    expect(passesMarks(row, { FoodInsecureNeighborIsTEFAPEligible: 'true' })).toBe(true)
    expect(passesMarks(row, { FoodInsecureNeighborIsDeliveryEnabled: 'true' })).toBe(false)
    expect(passesMarks(row, { FoodInsecureNeighborIsPhoneCallEnabled: 'false' })).toBe(true)
    expect(asksForOrders({ FoodInsecureNeighborID: 7, AgencyID: 2 })).toBe(false)
  })

  it('[customers-filter-dates-format] sends days as MM-DD-YYYY, of the chosen kind alone', () => {
    expect(dateQuery('order', '2026-11-01', '2026-11-20')).toEqual({
      OrderPlacedStartDate: '11-01-2026',
      OrderPlacedEndDate: '11-20-2026',
    })
    expect(dateQuery('delivery', '', '2026-11-20')).toEqual({ OrderDeliveryEndDate: '11-20-2026' })
    expect(dateQuery('none', '2026-11-01', '')).toEqual({})
    const query = z.strictObject(customerFilterQuery)
    expect(query.safeParse({ OrderPickupStartDate: '02-30-2026' }).success).toBe(false)
  })
})

describe('a merge', () => {
  const kept = customer({ ID: 7, AgencyIDs: [1], OrderCount: 2 })
  const duplicate = customer({
    ID: 8,
    AgencyIDs: [1, 2],
    EMailAddress: 'a@b.example',
    OrderCount: 3,
    IsRestricted: true,
  })

  it('fills gaps, and keeps a restriction', () => {
    const merged = mergedFields(kept, duplicate)
    expect(merged).toMatchObject({ AgencyIDs: [1, 2], EMailAddress: 'a@b.example', OrderCount: 5, IsRestricted: true })
    expect(mergeRefusal(kept, kept)).toBeDefined()
    expect(mergeRefusal(kept, { ...duplicate, MergedInto: 9 })).toBeDefined()
    expect(mergeRefusal(kept, duplicate)).toBeUndefined()
  })

  it('gives back what was not changed since, and the orders that are the duplicate’s', () => {
    const set = mergedFields(kept, duplicate)
    const now = { ...kept, ...set, IsRestricted: false, OrderCount: 6 }
    const before = Object.fromEntries(Object.keys(set).map((name) => [name, kept[name as keyof typeof set]]))
    expect(undoneFields(now, before, set, duplicate)).toMatchObject({
      AgencyIDs: [1],
      EMailAddress: null,
      MergedIDs: [],
      OrderCount: 3,
    })
    expect(undoneFields(now, before, set, duplicate)).not.toHaveProperty('IsRestricted')
  })
})

it('one address is the primary one', () => {
  const address = (ID: number, IsPrimary: boolean) => ({ ID, Name: `Place ${ID}`, IsPrimary }) as CustomerAddress
  expect(primaryChanges([address(1, true)], address(2, true)).map(({ ID, IsPrimary }) => [ID, IsPrimary])).toEqual([
    [1, false],
  ])
  expect(primaryChanges([address(1, true)], address(2, false))).toEqual([])
  expect(primaryChanges([address(2, false), address(1, false)], undefined).map(({ ID }) => ID)).toEqual([1])
  expect(primaryChanges([], undefined)).toEqual([])
})
