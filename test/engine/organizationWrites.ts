import type { Write } from '../../functions/core/table/write.ts'
import { donorWrites } from '../../functions/network/donors/donorTable.ts'
import { locationWrites } from '../../functions/network/donors/locationTable.ts'
import { putEntity } from '../../functions/network/organizations/entityTable.ts'
import type { Entity } from '../../shared/network/organizations/entity.ts'

/** Without the conditions of new items: a table that has them already takes them again. */
export const withoutConditions = (writes: readonly Write[]): Write[] =>
  writes.map((write) => ('put' in write ? { put: write.put } : write))

/** All that the forms would have left of these organizations: themselves, their places in lists, counts and codes. */
export function organizationWrites(entities: readonly Entity[]): Write[] {
  const locations = entities.filter((entity) => entity.Kind === 'donorLocation')
  const counted = Map.groupBy(locations, ({ DonorID, FoodBankID }) => `${DonorID} ${FoodBankID}`)
  return entities.flatMap((entity) => {
    if (entity.Kind === 'donor') return donorWrites(entity, (id) => counted.get(`${entity.ID} ${id}`)?.length ?? 0)
    return entity.Kind === 'donorLocation' ? locationWrites(entity) : [putEntity(entity)]
  })
}
