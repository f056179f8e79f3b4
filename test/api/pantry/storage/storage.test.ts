import { describe, expect, it } from 'vitest'
import { equals } from '../../../../functions/core/table/conditions.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { ConditionFailed } from '../../../../functions/core/table/write.ts'
import { countProduct, storageLocations } from '../../../../functions/pantry/storage/storageTable.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import * as storage from '../../../../shared/pantry/storage/api.ts'
import type { StorageLocationDraft } from '../../../../shared/pantry/storage/storageLocation.ts'
import { call } from '../../../engine/call.ts'
import { ids, people, person } from '../../../engine/smallTenant.ts'

/** Storage locations over the real handlers and the embedded table: each owner's own, kept while products use them. */

let made = 0
/** An agency that has no storage locations yet. */
function newOwner(): Caller {
  made += 1
  return person('agency', 5000 + made, [ids.foodBank])
}

const draft = (more: Partial<StorageLocationDraft> = {}) => ({
  Label: 'Aisle 4',
  Description: 'Canned vegetables',
  ...more,
})
async function added(by: Caller, more: Partial<StorageLocationDraft> = {}): Promise<number> {
  const { answer, body } = await call(storage.addStorageLocation, by, draft(more))
  if (!answer.Value) throw new Error(`Not added: ${body}`)
  return answer.Value.ID
}
const grid = async (by: Caller, query: { searchFilter?: string; rows?: number; cursor?: string } = {}) => {
  const { answer, body } = await call(storage.getStorageLocationsGrid, by, query)
  if (!answer.Value) throw new Error(`No grid: ${body}`)
  return answer.Value
}
const labels = async (by: Caller, searchFilter?: string) =>
  (await grid(by, searchFilter ? { searchFilter } : {})).rows.map(({ Label }) => Label)
const remove = (by: Caller, id: number, options = {}) => call(storage.deleteStorageLocation, by, { id }, options)
/** Condition of a product's transaction when it begins or ceases to name the location. */
const unused = equals({ PantryInventoryItemCount: 0 })
const count = (id: number, change: 1 | -1) => table.commit([countProduct(id, change)])

describe('a storage location', () => {
  it('shows up in its owner’s grid and list', async () => {
    const owner = newOwner()
    const { answer } = await call(storage.addStorageLocation, owner, draft())
    expect(answer.Value).toEqual({ ID: expect.any(Number), ...draft(), PantryInventoryItemCount: 0 })
    expect((await grid(owner)).rows).toEqual([answer.Value])
    expect((await call(storage.listStorageLocations, owner, {})).answer.Value).toEqual([answer.Value])
  })

  it.each([
    ['Label', { Label: ' ' }],
    ['Description', { Description: '' }],
  ])('[storage-nonempty] is refused without a %s, and one that exists stays as it is', async (field, change) => {
    const owner = newOwner()
    const id = await added(owner)
    for (const refused of [
      await call(storage.addStorageLocation, owner, draft(change)),
      await call(storage.updateStorageLocation, owner, { id, ...draft(change) }),
    ])
      expect([refused.status, refused.answer.Message]).toEqual([400, expect.stringMatching(`^${field}: `)])
    expect((await grid(owner)).rows).toEqual([{ ID: id, ...draft(), PantryInventoryItemCount: 0 }])
  })

  it('is added once, however often the same call arrives', async () => {
    const owner = newOwner()
    const headers = { 'idempotency-key': 'add-this-shelf' }
    const [first, again] = [
      await call(storage.addStorageLocation, owner, draft(), { headers }),
      await call(storage.addStorageLocation, owner, draft(), { headers }),
    ]
    expect(again.answer).toEqual(first.answer)
    expect(await labels(owner)).toEqual(['Aisle 4'])
  })

  it('changes its label and description, and its position in the list', async () => {
    const owner = newOwner()
    const id = await added(owner, { Label: 'Aisle 1' })
    await added(owner, { Label: 'Aisle 2' })
    const changed = { ID: id, Label: 'Aisle 10', Description: 'Rice and beans' }
    const { answer } = await call(storage.updateStorageLocation, owner, { id, ...changed })
    expect(answer.Value).toEqual({ ...changed, PantryInventoryItemCount: 0 })
    expect(await labels(owner)).toEqual(['Aisle 2', 'Aisle 10'])
    expect((await grid(owner)).rows[1]).toEqual(answer.Value)
  })

  it('refuses a change whose ID is not that of the path', async () => {
    const owner = newOwner()
    const [id, other] = [await added(owner), await added(owner)]
    const { status, answer } = await call(storage.updateStorageLocation, owner, { id, ...draft(), ID: other })
    expect([status, answer.Message]).toEqual([400, expect.stringMatching('^ID: ')])
  })
})

describe('the grid', () => {
  it('finds words of label and description', async () => {
    const owner = newOwner()
    await added(owner, { Label: 'Cooler 1', Description: 'Milk and eggs' })
    await added(owner, { Label: 'Aisle 1', Description: 'Baby food' })
    expect(await labels(owner, 'cool')).toEqual(['Cooler 1'])
    expect(await labels(owner, 'BABY')).toEqual(['Aisle 1'])
    expect(await labels(owner, 'freezer')).toEqual([])
  })

  it('comes in pages, by label', async () => {
    const owner = newOwner()
    for (const Label of ['C', 'E', 'B', 'A', 'D']) await added(owner, { Label })
    const first = await grid(owner, { rows: 3 })
    const next = await grid(owner, { rows: 3, cursor: first.cursor ?? '' })
    expect([first, next].map(({ rows }) => rows.map(({ Label }) => Label).join(''))).toEqual(['ABC', 'DE'])
    expect(next.cursor).toBeUndefined()
  })
})

describe('an owner', () => {
  const [pantry, otherPantry] = people.agencies
  const owners = { 'the food bank': people.foodBank, 'its agency': pantry, 'another agency': otherPantry }

  it('lists its own alone', async () => {
    for (const [name, owner] of Object.entries(owners)) await added(owner, { Label: name })
    for (const [name, owner] of Object.entries(owners)) expect(await labels(owner)).toEqual([name])
  })

  it.each([
    ['the food bank', 'its agency'],
    ['its agency', 'the food bank'],
    ['another agency', 'its agency'],
  ] as const)('%s neither changes nor deletes what %s owns', async (stranger, owner) => {
    const id = await added(owners[owner])
    const before = await grid(owners[owner])
    const change = { id, ...draft({ Label: 'Yours' }) }
    expect((await call(storage.updateStorageLocation, owners[stranger], change)).status).toBe(404)
    expect((await remove(owners[stranger], id)).status).toBe(404)
    expect(await grid(owners[owner])).toEqual(before)
  })
})

describe('deleting', () => {
  it('[storage-removable] is refused while products use the location, and takes it away when none do', async () => {
    const owner = newOwner()
    const id = await added(owner)
    await count(id, 1)
    await count(id, 1)
    expect((await grid(owner)).rows[0]?.PantryInventoryItemCount).toBe(2)
    const { status, answer } = await remove(owner, id)
    expect([status, answer]).toEqual([
      200,
      {
        Successful: false,
        FailureReason: 'Products use this storage location (2), so it cannot be deleted.',
      },
    ])
    expect((await remove(owner, id, { language: 'es' })).answer.FailureReason).toBe(
      'Hay productos en esta ubicación (2), así que no se puede eliminar.',
    )
    await count(id, -1)
    expect((await remove(owner, id)).answer.Successful).toBe(false)
    await count(id, -1)
    expect((await remove(owner, id)).answer).toEqual({ Successful: true, Value: null })
    expect(await labels(owner)).toEqual([])
  })

  it('answers a repeated call as the first one; without a key the location is not found', async () => {
    const owner = newOwner()
    const id = await added(owner)
    const headers = { 'idempotency-key': 'delete-this-shelf' }
    const answers = [
      await remove(owner, id, { headers }),
      await remove(owner, id, { headers }),
      await remove(owner, id),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
  })

  it('[storage-removable] never deletes a location that a product takes at the same moment', async () => {
    const owner = newOwner()
    for (let round = 0; round < 10; round++) {
      const id = await added(owner)
      const [deleted, counted] = await Promise.all([
        remove(owner, id),
        count(id, 1).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ConditionFailed) return false
            throw error
          },
        ),
      ])
      expect([deleted.answer.Successful, counted]).toEqual(counted ? [false, true] : [true, false])
      if (counted) expect(deleted.answer.FailureReason).toContain('Products use')
      if (!counted) continue
      await count(id, -1)
      await remove(owner, id)
    }
    expect(await labels(owner)).toEqual([])
  })
})

describe('the count of products', () => {
  it('counts nothing at a location that is not there, and never less than none', async () => {
    const id = await added(newOwner())
    await expect(count(999_999, 1)).rejects.toBeInstanceOf(ConditionFailed)
    await expect(count(id, -1)).rejects.toBeInstanceOf(ConditionFailed)
  })

  it('[storage-removable] is a condition of the deletion itself', async () => {
    const id = await added(newOwner())
    await count(id, 1)
    await expect(table.commit([storageLocations.remove({ ID: id }, unused)])).rejects.toBeInstanceOf(ConditionFailed)
    await count(id, -1)
    await table.commit([storageLocations.remove({ ID: id }, unused)])
  })

  it('loses no product when the location is renamed meanwhile', async () => {
    const owner = newOwner()
    const id = await added(owner)
    const rename = (Label: string) => call(storage.updateStorageLocation, owner, { id, ...draft({ Label }) })
    await Promise.all([count(id, 1), rename('Aisle 5'), count(id, 1), rename('Aisle 5'), count(id, 1)])
    expect((await grid(owner)).rows).toEqual([{ ID: id, ...draft({ Label: 'Aisle 5' }), PantryInventoryItemCount: 3 }])
    expect((await rename('Aisle 6')).answer.Value?.PantryInventoryItemCount).toBe(3)
  })
})
