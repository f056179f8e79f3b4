import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadAddresses } from '../../../../functions/pantry/customers/addresses/addressTable.ts'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { importedNeighbors, storedNeighbor } from '../../../engine/customers.ts'
import { columnsAndRows } from '../../../engine/importedRows.ts'
import { makeSmallTenant, people } from '../../../engine/smallTenant.ts'

/** Neighbors from the file of another pantry system. */

const { foodBank } = people
const [agency, otherAgency] = people.agencies
beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

type Cells = Readonly<Record<string, string>>
async function importing(rows: readonly Cells[], more: { by?: Caller; file?: string; IsPreview?: boolean } = {}) {
  const { by = agency, file = crypto.randomUUID(), IsPreview = false } = more
  const { answer, body } = await call(customers.importCustomers, by, {
    ImportID: file,
    IsPreview,
    ...columnsAndRows(rows),
  })
  return answer.Value ?? expect.fail(body)
}
const outcomes = async (...given: Parameters<typeof importing>) =>
  (await importing(...given)).map(({ Outcome, Reasons }) => [Outcome, ...Reasons].join(': '))
const found = async (searchFilter: string, by: Caller = agency) =>
  (await call(customers.searchCustomers, by, { searchFilter })).answer.Value?.rows ?? []
const person = (LastName: string, more: Cells = {}) => ({ 'First Name': 'Ana', 'Last Name': LastName, ...more })

describe('a row of a file of neighbors', () => {
  it('adds one with contacts, address, household, language, TEFAP and notes, at home where it was imported', async () => {
    const [row] = importedNeighbors
    const [made] = await importing([row])
    expect(made).toMatchObject({ Row: 2, Outcome: 'added', Reasons: [] })
    const id = made?.ID ?? 0
    const full = await call(customers.getFullCustomer, agency, { id })
    expect(full.answer.Value).toMatchObject({
      FirstName: 'Rosa',
      LastName: 'Imported',
      PhoneNumber: '+18655550123',
      EMailAddress: 'rosa.imported@example.org',
      PostalCode: '02138',
      HouseholdSize: 4,
      Ages: { Minors: 2, Adults: 1, Seniors: 1 },
      Language: 'es',
      IsTefapEligible: true,
      Notes: 'Walks with a cane',
      Access: 'home',
      User: null,
    })
    const customer = await storedCustomer(id)
    expect(
      (customer && (await loadAddresses(customer)))?.map(({ Address, IsPrimary }) => ({ ...Address, IsPrimary })),
    ).toEqual([
      expect.objectContaining({
        AddressLine1: '12 Main St',
        AddressLine2: 'Apt 3',
        PostalCode: '02138',
        IsPrimary: true,
      }),
    ])
    expect(await found('imported rosa')).toHaveLength(1)
    expect(await found('imported rosa', otherAgency)).toEqual([])
    expect(await found('imported rosa', foodBank)).toHaveLength(1)
  })

  it('needs a name alone, and says all that is wrong with it', async () => {
    expect(await outcomes([person('Nameonly')])).toEqual(['added'])
    const wrong = {
      'First Name': '',
      Phone: '12345',
      'Household Size': 'many',
      Language: 'Klingon',
      Street: '1 Elm St',
    }
    expect(await importing([person('Wrong', wrong)])).toEqual([
      {
        Row: 2,
        Outcome: 'refused',
        ID: null,
        Reasons: expect.arrayContaining([
          'First Name is missing.',
          'Household Size is no whole number in range: many.',
          'Language is not known: Klingon.',
          'City is missing.',
        ]),
      },
    ])
    const differing = person('Ages', { 'Household Size': '2', Minors: '3' })
    expect(await outcomes([differing])).toEqual([
      'refused: Minors, adults and seniors are 3 people, which is not the household’s size.',
    ])
    const elsewhere = { Street: '1 Elm St', City: 'Albany', State: 'Nwe York', 'ZIP Code': '12207' }
    expect(await outcomes([person('Stateless', elsewhere)])).toEqual(['refused: Please choose the state.'])
    expect(await found('wrong ana')).toEqual([])
  })

  it('is only looked at in a preview', async () => {
    expect(await outcomes([person('Previewed')], { IsPreview: true })).toEqual(['added'])
    expect(await found('previewed')).toEqual([])
  })
})

describe('who is there already', () => {
  it('stays as they are and is named; who is only alike is named and left to a person', async () => {
    await importing([person('Known', { Phone: '865-555-0141', 'ZIP Code': '37902' })])
    const again = [
      person('Known', { Phone: '(865) 555-0141', 'ZIP Code': '37920', Notes: 'moved' }),
      person('Other', { Phone: '865-555-0141' }),
      person('Known', { Phone: '865-555-0142', 'ZIP Code': '37902' }),
    ]
    const alike =
      'It has the name and postal code, or a contact, of Ana Known. If it is another person, add this neighbor by hand.'
    const expected = ['present: Ana Known is there already.', `refused: ${alike}`, `refused: ${alike}`]
    expect(await outcomes(again, { IsPreview: true })).toEqual(expected)
    expect(await outcomes(again)).toEqual(expected)
    expect(await found('known ana')).toHaveLength(1)
  })

  it('is nobody whom the agency does not know: a neighbor of another one is no business of its own', async () => {
    await storedNeighbor({
      FirstName: 'Ana',
      LastName: 'Elsewhere',
      PhoneNumber: '+18655550143',
      AgencyIDs: [otherAgency.EntityID],
    })
    const row = person('Elsewhere', { Phone: '865-555-0143' })
    expect(await outcomes([row], { by: foodBank })).toEqual(['present: Ana Elsewhere is there already.'])
    expect(await outcomes([row])).toEqual(['added'])
  })

  it('is not made twice by two rows of one file that say the same', async () => {
    const row = person('Doubled', { 'E-mail': 'Doubled@Example.org' })
    expect(await outcomes([row, { ...row, 'E-mail': 'doubled@example.org' }])).toEqual([
      'added',
      'present: Ana Doubled is there already.',
    ])
  })
})

describe('a file that is sent twice', () => {
  const rows = Array.from({ length: 5 }, (_, at) => person(`Twice${at}`))

  it('adds nobody twice, also at the same moment', async () => {
    const file = 'same-content'
    const both = await Promise.all([outcomes(rows, { file }), outcomes(rows, { file })])
    expect(both.flat().filter((one) => one === 'added')).toHaveLength(5)
    expect(both.flat().filter((one) => one.startsWith('present: Ana Twice'))).toHaveLength(5)
    for (const [at] of rows.entries()) expect(await found(`twice${at}`)).toHaveLength(1)
    expect(new Set(await outcomes(rows, { file, IsPreview: true }))).toEqual(
      new Set(rows.map(({ 'Last Name': name }) => `present: Ana ${name} is there already.`)),
    )
  })

  it('does not bring back who was forgotten', async () => {
    const file = 'with-forgotten'
    const [made] = await importing([person('Gone')], { file, by: foodBank })
    await call(customers.forgetCustomer, foodBank, { id: made?.ID ?? 0 })
    expect(await outcomes([person('Gone')], { file, by: foodBank })).toEqual([
      'refused: This person came with the same file before, and was forgotten at their wish.',
    ])
  })
})
