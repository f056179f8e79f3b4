import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storedCustomer } from '../../../../functions/pantry/customers/customerTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { maxCustomerNotes } from '../../../../shared/pantry/customers/changes.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import { customerToSend, customerValues } from '../../../../web/src/pantry/customers/customerForm.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { customerProfile, storedNeighbor } from '../../../engine/customers.ts'
import { asCustomer } from '../../../engine/ordering.ts'
import { ids, makeSmallTenant, people, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'

/** Notes of staff about a neighbor: for those who look after them, and for nobody else. */

const { foodBank } = people
const [home, served] = people.agencies
beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
afterAll(() => void vi.useRealTimers())

const note = 'Walks with a cane; the daughter Ixchel translates.'
const noted = (more: object = {}) =>
  storedNeighbor({
    AgencyIDs: [home.EntityID, served.EntityID],
    HomeAgencyIDs: [home.EntityID],
    ...{ EMailAddress: null, IsEmailNotificationEnabled: false },
    Notes: note,
    ...more,
  })
const fullTo = async (by: Caller, id: number) => (await call(customers.getFullCustomer, by, { id })).answer.Value
/** The form as somebody opens it, with changes, and saves it. */
async function save(by: Caller, id: number, change: object) {
  const full = (await fullTo(by, id)) ?? expect.fail('no customer')
  const values = { ...customerValues(full), ...change }
  return call(customers.updateCustomer, by, customerToSend(values, full, 'Food Bank 10'))
}
const notesOf = async (id: number) => (await storedCustomer(id))?.Notes

describe('a note about a neighbor', () => {
  it('is read and written by the food bank and by the agency where they are at home', async () => {
    const { ID: id } = await noted()
    for (const by of [foodBank, home]) {
      expect((await fullTo(by, id))?.Notes).toBe(note)
      const changed = `${note} Seen by ${by.EntityID}.`
      expect((await save(by, id, { Notes: changed })).answer.Value?.Notes).toBe(changed)
      await save(by, id, { Notes: note })
    }
    await save(home, id, { Notes: '' })
    expect(await notesOf(id)).toBe('')
  })

  it('is neither read nor changed by an agency that merely serves them, and stays when it saves', async () => {
    const { ID: id } = await noted()
    expect(JSON.stringify(await fullTo(served, id))).not.toContain('Ixchel')
    expect((await save(served, id, { Language: 'es' })).answer.Successful).toBe(true)
    expect(await storedCustomer(id)).toMatchObject({ Language: 'es', Notes: note })
    const full = (await fullTo(served, id)) ?? expect.fail('no customer')
    const sent = { ...customerToSend(customerValues(full), full, 'Food Bank 10'), Notes: 'Overwritten' }
    expect((await call(customers.updateCustomer, served, sent)).answer.Successful).toBe(false)
    expect(await notesOf(id)).toBe(note)
  })

  it('is found by no other pantry and no volunteer', async () => {
    const { ID: id } = await noted()
    const other = person('agency', 8801, [ids.foodBank])
    expect((await call(customers.getFullCustomer, other, { id })).status).toBe(404)
    for (const EntityID of [ids.foodBank, home.EntityID]) {
      const volunteer = person('pantryvolunteer', EntityID, [ids.foodBank])
      expect((await call(customers.getFullCustomer, volunteer, { id })).status).toBe(403)
    }
  })

  it('is not shown to the person, who changes their profile without touching it', async () => {
    const customer = await noted()
    const [id, own] = [customer.ID, asCustomer(customer)]
    const profile = await call(customers.updateCustomerProfile, own, { id, ...customerProfile, FirstName: 'Rosalia' })
    const answers = [
      profile,
      await call(customers.getCustomer, own, { id }),
      await call(customerExports.exportCustomer, own, { id }),
      await call(customers.getFullCustomer, own, { id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403])
    for (const { body } of answers) expect(body).not.toContain('Ixchel')
    expect(await storedCustomer(id)).toMatchObject({ FirstName: 'Rosalia', Notes: note })
  })

  it('comes together with that of a duplicate, and is apart again when the merge is undone', async () => {
    const [{ ID: id }, { ID: DuplicateID }] = [await noted(), await noted({ Notes: 'Rings twice.' })]
    const merged = await call(customers.mergeCustomers, home, { id, DuplicateID })
    expect(merged.answer.Value?.Notes).toBe(`${note}\nRings twice.`)
    await call(customers.undoCustomerMerge, home, { id, DuplicateID })
    expect([await notesOf(id), await notesOf(DuplicateID)]).toEqual([note, 'Rings twice.'])
  })

  it('of a duplicate comes to who had none, and goes again when the merge is undone', async () => {
    const [{ ID: id }, { ID: DuplicateID }] = [await noted({ Notes: undefined }), await noted()]
    expect((await call(customers.mergeCustomers, home, { id, DuplicateID })).answer.Value?.Notes).toBe(note)
    await call(customers.undoCustomerMerge, home, { id, DuplicateID })
    expect([await notesOf(id), await notesOf(DuplicateID)]).toEqual([undefined, note])
  })

  it('can still be saved after two long ones came together; more than fits is shortened first', async () => {
    const long = (letter: string) => letter.repeat(maxCustomerNotes / 2 - 1)
    const [{ ID: id }, second, third] = [
      await noted({ Notes: long('a') }),
      await noted({ Notes: long('b') }),
      await noted({ Notes: long('c') }),
    ]
    await call(customers.mergeCustomers, home, { id, DuplicateID: second.ID })
    expect((await save(home, id, { FirstName: 'Rosalia' })).answer.Value).toMatchObject({
      FirstName: 'Rosalia',
      Notes: `${long('a')}\n${long('b')}`,
    })
    const tooLong = await call(customers.mergeCustomers, home, { id, DuplicateID: third.ID })
    expect(tooLong.answer.FailureReason).toBe(
      'The notes of both are longer than 2000 characters together. Please shorten one of them first.',
    )
    expect((await storedCustomer(third.ID))?.MergedInto).toBeUndefined()
  })

  it('is nowhere once they were forgotten, also that of a merged duplicate', async () => {
    const [{ ID: id }, { ID: DuplicateID }] = [
      await noted({ Notes: 'Xochitl translates.' }),
      await noted({ Notes: 'Xochitl rings twice.' }),
    ]
    await save(home, id, { Notes: 'Xochitl translates. Twice.' })
    await call(customers.mergeCustomers, home, { id, DuplicateID })
    expect((await call(customers.forgetCustomer, foodBank, { id })).answer.Successful).toBe(true)
    expect([await notesOf(id), await notesOf(DuplicateID)]).toEqual([undefined, undefined])
    // Stored answers of idempotent calls go by themselves within days.
    const left = (await everything()).filter(({ expires }) => expires === undefined)
    expect(left.filter((item) => JSON.stringify(item).includes('Xochitl'))).toEqual([])
  })
})
