import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import * as people from '../../../shared/network/people/api.ts'
import { entityFacts, looksAfter } from '../../../shared/network/people/reach.ts'
import { endpoint } from '../../core/http/http.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import {
  agenciesOfFoodBank,
  allFoodBanks,
  anyEntity,
  donorLocationsOf,
  locationsOfDonor,
} from '../organizations/entityTable.ts'
import { allGroups } from './groupTable.ts'

type Named = Pick<Entity, 'ID' | 'Name' | 'Kind'>

const DonorName = z.object({ ID: ID, Name: z.string() })

async function ofFoodBank(id: number): Promise<Named[]> {
  const [agencies, donors, locations] = await Promise.all([
    agenciesOfFoodBank(id),
    table.all(entityLists.foodBankDonors(id), DonorName),
    donorLocationsOf(id),
  ])
  return [...agencies, ...donors.map((donor) => ({ ...donor, Kind: 'donor' as const })), ...locations]
}

const ofNetwork = async (): Promise<Named[]> => (await Promise.all([allFoodBanks(), allGroups()])).flat()

/** Entities that may be the caller's to look after, from the lists that name them. */
async function candidates({ Role, EntityID }: Caller): Promise<Named[]> {
  if (Role === 'fano') return ofNetwork()
  if (Role === 'donor' || Role === 'bulkofferdonor') return locationsOfDonor(EntityID)
  return Role === 'agency' ? [] : ofFoodBank(EntityID)
}

export const handler = endpoint(people.listManagedEntities, async ({ caller, input: { searchFilter } }) => {
  const [own, others] = await Promise.all([anyEntity(caller.EntityID), candidates(caller)])
  const first = own && looksAfter(caller, entityFacts(own)) ? [own] : []
  const byName = others.sort((a, b) => a.Name.localeCompare(b.Name, 'en') || a.ID - b.ID)
  return [...first, ...byName]
    .filter(({ Name }) => holdsWords([Name], searchFilter))
    .slice(0, people.maxManagedEntities)
})
