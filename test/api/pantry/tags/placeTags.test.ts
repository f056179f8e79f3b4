import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../../../shared/core/access.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as tags from '../../../../shared/pantry/tags/api.ts'
import { call } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { beforeNextCommit } from '../../../engine/meanwhile.ts'
import { addedProduct } from '../../../engine/products.ts'
import { ids, makeSmallTenant, people, person, pickupLocationDraft } from '../../../engine/smallTenant.ts'
import { tagDraft, tagOf } from '../../../engine/tags.ts'
import { locationFor } from '../../../engine/windows.ts'

beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

/** Tags of products and of pickup locations over the real handlers and the embedded table. */

beforeAll(() => makeSmallTenant())

const [pantry, otherPantry] = people.agencies
const vegan = 2
const usesOf = async (by: Caller, id: number) => {
  const tag = ((await call(tags.listTags, by, {})).answer.Value ?? []).find(({ ID }) => ID === id)
  return { products: tag?.PantryInventoryItemCount, locations: tag?.PantryLocationCount }
}
const setTags = (by: Caller, id: number, TagIDs: number[]) => call(inventory.updateItemTags, by, { id, TagIDs })
const shownTags = async (by: Caller, id: number) =>
  (await call(inventory.getItem, by, { id })).answer.Value?.PantryInventoryItemsPantryInventoryItemTags.map(
    ({ PantryInventoryItemTag: { Name, PantryInventoryItemTagGroup: group } }) => `${Name} [${group.Name}]`,
  )

describe('the tags of a product', () => {
  it('are set as a whole, shown with their groups, and counted', async () => {
    const tagId = await tagOf(pantry, 'For students')
    const { ID: id } = await addedProduct(pantry)
    const before = await usesOf(pantry, vegan)
    const { answer } = await setTags(pantry, id, [vegan, tagId])
    expect(answer.Value).toMatchObject({ ID: id, Version: 2 })
    expect(await shownTags(pantry, id)).toEqual(['Vegan [Diet]', 'For students [Diet]'])
    const { rows = [] } = (await call(inventory.getItemsGrid, pantry, { search: 'a' })).answer.Value ?? {}
    expect(rows.find(({ ID }) => ID === id)?.PantryInventoryItemsPantryInventoryItemTags).toEqual(
      answer.Value?.PantryInventoryItemsPantryInventoryItemTags,
    )
    expect([(await usesOf(pantry, vegan)).products, (await usesOf(pantry, tagId)).products]).toEqual([
      (before.products ?? 0) + 1,
      1,
    ])
    await setTags(pantry, id, [vegan, vegan])
    expect(await shownTags(pantry, id)).toEqual(['Vegan [Diet]'])
    expect((await usesOf(pantry, tagId)).products).toBe(0)
    await call(inventory.removeItem, pantry, { id })
    expect(await usesOf(pantry, vegan)).toEqual(before)
  })

  it('keep the tags it had when one of the chosen was deleted', async () => {
    const tagId = await tagOf(pantry)
    const { ID: id } = await addedProduct(pantry)
    await setTags(pantry, id, [vegan])
    await call(tags.deleteTag, pantry, { id: tagId })
    const { answer } = await setTags(pantry, id, [vegan, tagId])
    expect(answer.FailureReason).toBe('This tag was deleted meanwhile. Please look at the tags again.')
    expect(await shownTags(pantry, id)).toEqual(['Vegan [Diet]'])
  })

  it('a tag that is deleted at the same moment is either counted first or refused, and never shown afterwards', async () => {
    const { ID: id } = await addedProduct(pantry)
    for (let round = 0; round < 6; round++) {
      const tagId = await tagOf(pantry)
      const [deleted, set] = await Promise.all([
        call(tags.deleteTag, pantry, { id: tagId, used: 0 }),
        setTags(pantry, id, [tagId]),
      ])
      expect([deleted.answer.Successful, set.answer.Successful].toSorted()).toEqual([false, true])
      expect(await shownTags(pantry, id)).toHaveLength(deleted.answer.Successful ? 0 : 1)
      await setTags(pantry, id, [])
    }
  })

  it('are no other owner’s', async () => {
    const { ID: id } = await addedProduct(pantry)
    const foreign = await tagOf(otherPantry)
    expect((await setTags(pantry, id, [foreign])).answer.Successful).toBe(false)
    expect((await setTags(otherPantry, id, [vegan])).status).toBe(404)
  })

  it('[tag-parent] show the copy in place of the tag it replaces', async () => {
    const { ID: id } = await addedProduct(otherPantry)
    await setTags(otherPantry, id, [vegan])
    const copy = { ...tagDraft('Plant based'), ParentPantryInventoryItemTagID: vegan }
    const { answer } = await call(tags.addTag, otherPantry, copy)
    expect(await shownTags(otherPantry, id)).toEqual(['Plant based [Diet]'])
    await setTags(otherPantry, id, [answer.Value?.ID ?? 0])
    expect((await usesOf(otherPantry, answer.Value?.ID ?? 0)).products).toBe(1)
  })
})

describe('a tag that keeps food back', () => {
  const restricted = async (by: Caller, more = {}) => {
    const { answer } = await call(tags.addTag, by, { ...tagDraft(), RequiresInclude: true, ...more })
    return answer.Value?.ID ?? 0
  }
  const remove = async (by: Caller, id: number) => (await call(tags.deleteTag, by, { id })).answer

  it('is not deleted while products are offered only where it is included; they are named', async () => {
    const by = person('agency', 71_001, [ids.foodBank])
    const tagId = await restricted(by)
    for (let nth = 1; nth <= 7; nth++) {
      const { ID: id } = await addedProduct(by, { Name: `Formula ${nth}` })
      await setTags(by, id, [tagId])
    }
    expect((await remove(by, tagId)).FailureReason).toBe(
      'Products with this tag (7) are offered only where it is included: Formula 1, Formula 2, Formula 3, Formula 4, Formula 5, …. Without it they would be offered everywhere. Please take the tag off them first.',
    )
    expect((await call(tags.listTags, by, {})).answer.Value?.some(({ ID }) => ID === tagId)).toBe(true)
    const { rows = [] } = (await call(inventory.getItemsGrid, by, {})).answer.Value ?? {}
    for (const { ID } of rows) await setTags(by, ID, [])
    expect((await remove(by, tagId)).Successful).toBe(true)
  })

  it('is not deleted while it is a place’s only filter, or excludes products there; the places are named', async () => {
    const by = person('agency', 71_002, [ids.foodBank])
    const { ID: product } = await addedProduct(by)
    const place = async (Label: string, PantryInventoryItemTagID: number, IsExcluded: boolean) => {
      const { ID: id } = await locationFor(by, { Label })
      await call(locations.addLocationTag, by, { id, PantryInventoryItemTagID, IsExcluded })
      return id
    }
    const [only, excluded, idle] = [await tagOf(by), await tagOf(by), await tagOf(by)]
    const chapel = await place('Chapel', only, false)
    await place('School', excluded, true)
    await place('Depot', idle, true)
    await setTags(by, product, [excluded])
    const sentence = (name: string) =>
      `This tag decides what is offered at places (1): ${name}. Without it more would be offered there. Please take the tag off these places first.`
    expect((await remove(by, only)).FailureReason).toBe(sentence('Chapel'))
    expect((await remove(by, excluded)).FailureReason).toBe(sentence('School'))
    expect((await remove(by, idle)).Successful).toBe(true)
    await call(locations.removeLocationTag, by, { id: chapel, tagId: only })
    expect((await remove(by, only)).Successful).toBe(true)
  })
})

describe('the tags of a pickup location', () => {
  const location = async (by: Caller) => {
    const { answer } = await call(locations.addLocation, by, { ...pickupLocationDraft, Label: 'Chapel' })
    return answer.Value?.ID ?? 0
  }
  const add = (by: Caller, id: number, PantryInventoryItemTagID: number, more = {}) =>
    call(locations.addLocationTag, by, { id, PantryInventoryItemTagID, IsExcluded: true, ...more })

  it('are the owner’s, and its food bank sees them without changing any', async () => {
    const [id, tagId] = [await location(pantry), await tagOf(pantry, 'For seniors')]
    expect((await add(pantry, id, tagId, { PantryLocationID: id })).answer.Value).toMatchObject({
      PantryLocationID: id,
      IsExcluded: true,
      PantryInventoryItemTag: { Name: 'For seniors' },
    })
    const seen = await call(locations.listLocationTags, people.foodBank, { id })
    expect(seen.answer.Value?.map((tag) => tag.PantryInventoryItemTag.Name)).toEqual(['For seniors'])
    const refused = [
      await add(people.foodBank, id, vegan),
      await call(locations.removeLocationTag, people.foodBank, { id, tagId }),
    ]
    for (const { answer } of refused)
      expect(answer.FailureReason).toBe('Only the food bank or agency that runs it can change this.')
    expect((await call(locations.listLocationTags, otherPantry, { id })).status).toBe(404)
    expect((await usesOf(pantry, tagId)).locations).toBe(1)
    await call(locations.removeLocationTag, pantry, { id, tagId })
    expect((await call(locations.listLocationTags, pantry, { id })).answer.Value).toEqual([])
    expect((await usesOf(pantry, tagId)).locations).toBe(0)
  })

  it('go with a location that is deleted, also one that it got in the moment of saving', async () => {
    const [id, tagId] = [await location(pantry), await tagOf(pantry)]
    beforeNextCommit(() => add(pantry, id, tagId))
    expect((await call(locations.removeLocation, pantry, { id })).answer.Successful).toBe(true)
    expect((await usesOf(pantry, tagId)).locations).toBe(0)
  })

  it('[location-tag-unapplied-only] takes each tag once, and the location of the body is that of the path', async () => {
    const id = await location(pantry)
    await add(pantry, id, vegan)
    expect((await add(pantry, id, vegan)).answer.FailureReason).toBe('Vegan is already included or excluded here.')
    expect((await add(pantry, id, 5, { PantryLocationID: id + 1 })).status).toBe(400)
  })
})
