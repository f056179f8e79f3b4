import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foodBankRoles, roles } from '../../core/access.ts'
import type { Stage } from '../donations/donation.ts'
import { accepted, attempt, donation, match } from '../donations/status/donation.fixture.ts'
import {
  agencyGridReceiptPath,
  parseReceiptQuery,
  type ReceiptFacts,
  receiptFacts,
  receiptPath,
  showsCreateReceipt,
} from './receiptLink.ts'

const today = '2026-11-20'
const facts: ReceiptFacts = {
  ID: 4711,
  DonorLocation: { ID: 900 },
  Items: [
    { DonationCategoryID: 1, Pounds: 80 },
    { DonationCategoryID: 2, Pounds: 40.5 },
  ],
  StorageRequirementIDs: [3],
  PickupDate: '2026-11-19',
  IsVolunteer: false,
}
const contents = 'donorLocationId=900&categoryId=1,2&pounds=80,40.5&adHocTransactionId=4711&date=2026-11-19'
const creator = { role: 'agency', agencyId: 1, today }

it('[agency-create-receipt-link] the agency grid’s link', () => {
  expect(agencyGridReceiptPath(facts, today)).toBe(`/Agency#/app/receipts/new?${contents}`)
})

describe('the detail page’s link', () => {
  it('[receipt-url-prefix] FoodBank for food bank roles, Agency for all others', () => {
    for (const role of roles) {
      const prefix = (foodBankRoles as readonly string[]).includes(role) ? 'FoodBank' : 'Agency'
      expect(receiptPath(facts, { ...creator, role }), role).toMatch(new RegExp(`^/${prefix}#/app/receipts/new\\?`))
    }
  })

  it('[receipt-url-agency-id] the agency for food bank roles only', () => {
    expect(receiptPath(facts, { ...creator, role: 'foodbank' })).toContain('?agencyId=1&')
    for (const role of ['agency', 'donor', 'fano'])
      expect(receiptPath(facts, { ...creator, role })).not.toContain('agencyId')
  })

  it.each([
    ['none', [], undefined],
    ['one', [3], '3'],
    ['two', [3, 4], undefined],
  ])('[receipt-url-storage-one] of %s', (_, StorageRequirementIDs, expected) => {
    const path = receiptPath({ ...facts, StorageRequirementIDs }, creator)
    expect(new URLSearchParams(path.split('?')[1]).get('storageRequirementId') ?? undefined).toBe(expected)
  })

  it('[receipt-url-fields] everything, to the letter', () => {
    expect(receiptPath({ ...facts, IsVolunteer: true }, { ...creator, role: 'foodbank' })).toBe(
      `/FoodBank#/app/receipts/new?agencyId=1&storageRequirementId=3&${contents}&volunteer=true`,
    )
    expect(receiptPath(facts, creator)).toBe(
      `/Agency#/app/receipts/new?storageRequirementId=3&${contents}&volunteer=false`,
    )
  })

  it.each([
    ['a pickup to come', '2026-11-25', today],
    ['a pickup of today', today, today],
    ['no day', null, today],
    ['a past pickup', '2026-11-01', '2026-11-01'],
  ])('[receipt-url-fields] dates the receipt of %s', (_, PickupDate, date) => {
    expect(receiptPath({ ...facts, PickupDate }, creator)).toContain(`&date=${date}&`)
  })

  it('[receipt-url-fields] says what the donation contained and when it was agreed to be fetched', () => {
    const need = { StorageRequirementID: 3, StorageRequirement: { ID: 3, Name: 'Frozen' } }
    const taken = match(1, 1, { ...accepted, AgencyProposedPickupDate: '2026-11-19' })
    expect(receiptFacts(donation({ Matches: [taken], AdHocTransactionStorageRequirements: [need] }))).toEqual(facts)
    expect(receiptFacts(donation()).PickupDate).toBe('2026-11-20')
  })

  it('[receipt-url-fields] says that a volunteer delivered, from the run and not from a switch', () => {
    const run = (more: object) => ({ ...accepted, AdHocTransactionAttemptedPickups: [attempt(471101, more)] })
    const of = (more: object, Stage: Stage = 'accepted') =>
      receiptFacts(donation({ Stage, IsVolunteerAutomationEnabled: true, Matches: [match(1, 1, more)] })).IsVolunteer
    expect(of(run({ IsComplete: true }))).toBe(true)
    expect(of(run({ IsComplete: true }), 'closed')).toBe(true)
    expect(of(run({ IsCancelled: true }))).toBe(false)
    expect(of(accepted)).toBe(false)
  })
})

describe('reading it back', () => {
  const read = (path: string) => parseReceiptQuery(path.split('?')[1] ?? '')

  it('gives what was put in', () => {
    const id = fc.integer({ min: 1, max: 1e9 })
    const items = fc.uniqueArray(
      fc.record({ DonationCategoryID: id, Pounds: fc.integer({ min: 1, max: 450_000 }).map((tenths) => tenths / 10) }),
      { selector: (item) => item.DonationCategoryID, maxLength: 50 },
    )
    fc.assert(
      fc.property(
        id,
        id,
        items,
        fc.array(id, { maxLength: 2 }),
        fc.boolean(),
        (ID, agencyId, Items, storage, volunteer) => {
          const one = { ...facts, ID, Items, StorageRequirementIDs: storage, IsVolunteer: volunteer }
          expect(read(receiptPath(one, { ...creator, role: 'foodbank', agencyId }))).toEqual({
            agencyId,
            storageRequirementId: storage.length === 1 ? storage[0] : undefined,
            donorLocationId: 900,
            categories: Items.map((item) => ({ categoryId: item.DonationCategoryID, pounds: item.Pounds })),
            adHocTransactionId: ID,
            volunteer,
            date: '2026-11-19',
          })
        },
      ),
    )
  })

  it.each([
    [
      'lists out of step',
      'categoryId=1,2&pounds=80',
      [
        { categoryId: 1, pounds: 80 },
        { categoryId: 2, pounds: null },
      ],
    ],
    ['more pounds than categories', 'categoryId=1&pounds=80,20', [{ categoryId: 1, pounds: 80 }]],
    ['a category twice', 'categoryId=1,1&pounds=80,20', [{ categoryId: 1, pounds: 80 }]],
    ['no numbers', 'categoryId=x,2&pounds=1,-5', [{ categoryId: 2, pounds: null }]],
    [
      'encoded commas',
      'categoryId=1%2C2&pounds=1%2C2',
      [
        { categoryId: 1, pounds: 1 },
        { categoryId: 2, pounds: 2 },
      ],
    ],
    ['nothing', '', []],
  ])('%s', (_, search, categories) => expect(parseReceiptQuery(search).categories).toEqual(categories))

  it('leaves out what is none', () => {
    const prefill = parseReceiptQuery(
      '?agencyId=0&donorLocationId=-3&adHocTransactionId=1e3&storageRequirementId=4.5&date=2026-02-30&volunteer=yes',
    )
    expect(prefill).toEqual({ categories: [], volunteer: false })
  })

  it('never fails, whatever the link says', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, text) => {
        expect(parseReceiptQuery(query).categories).toEqual(expect.any(Array))
        expect(parseReceiptQuery(`categoryId=${text}&pounds=${text}&date=${text}`).date).not.toBe('')
      }),
    )
  })
})

it.each([
  [true, null, true],
  [true, 7, false],
  [false, null, false],
  [false, 7, false],
])('eligible %s, pending receipt %s: shown %s', (IsReceiptCreationEligible, PendingPickupID, shown) => {
  expect(showsCreateReceipt({ IsReceiptCreationEligible, PendingPickupID })).toBe(shown)
})
