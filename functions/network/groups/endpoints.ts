import * as z from 'zod/mini'
import type { Caller } from '../../../shared/core/access.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import { ID } from '../../../shared/core/schema/fields.ts'
import * as network from '../../../shared/network/groups/api.ts'
import { FoodBankListRow } from '../../../shared/network/groups/network.ts'
import type { Entity } from '../../../shared/network/organizations/entity.ts'
import * as people from '../../../shared/network/people/api.ts'
import { entityFacts, looksAfter } from '../../../shared/network/people/reach.ts'
import { endpoint, endpointOn } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { retryConflicts } from '../../core/table/aggregate.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import {
  agenciesOfFoodBank,
  allFoodBanks,
  anyEntity,
  assertVersion,
  donorLocationsOf,
  locationsOfDonor,
} from '../organizations/entityTable.ts'
import { changedFoodBank, foodBankById, newFoodBank, shownFoodBank } from './foodBankTable.ts'
import { allGroups, changedGroup, groupById, newGroup, shownGroup } from './groupTable.ts'

export const listFoodBankGroups = endpoint(network.listFoodBankGroups, async () => {
  const [groups, foodBanks] = await Promise.all([allGroups(), allFoodBanks()])
  return groups.map((group) => ({
    ...group,
    FoodBanks: foodBanks.filter(({ ID }) => group.FoodBankIDs.includes(ID)).map(({ ID, Name }) => ({ ID, Name })),
  }))
})

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

export const listManagedEntities = endpoint(people.listManagedEntities, async ({ caller, input: { searchFilter } }) => {
  const [own, others] = await Promise.all([anyEntity(caller.EntityID), candidates(caller)])
  const first = own && looksAfter(caller, entityFacts(own)) ? [own] : []
  const byName = others.sort((a, b) => a.Name.localeCompare(b.Name, 'en') || a.ID - b.ID)
  return [...first, ...byName]
    .filter(({ Name }) => holdsWords([Name], searchFilter))
    .slice(0, people.maxManagedEntities)
})

export const getFoodBank = endpointOn(network.getFoodBank, foodBankById, async ({ resource }) =>
  shownFoodBank(resource),
)

export const getFoodBanksGrid = endpoint(network.getFoodBanksGrid, ({ input }) =>
  searchedPage(entityLists.foodBanks(), FoodBankListRow, input, ({ Name, Address }) => [
    Name,
    Address.City,
    Address.Province,
  ]),
)

/** Two food banks may join the same association at the same moment: the later one decides again. */
export const createFoodBank = endpoint(network.createFoodBank, ({ input, now, table, idempotencyKey }) =>
  retryConflicts({ loaded: input, now, reload: async () => input, maxTries: 5 }, async (draft) => {
    const made = await newFoodBank(draft)
    if (isRefusal(made)) return made
    const answer = shownFoodBank(made.foodBank)
    await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  }),
)

export const createFoodBankGroup = endpoint(
  network.createFoodBankGroup,
  async ({ input: { Kind, ...draft }, now, table, idempotencyKey }) => {
    const made = await newGroup(Kind, draft)
    if (isRefusal(made)) return made
    const answer = shownGroup(made.group)
    await table.commit([...made.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)

export const updateFoodBank = endpointOn(
  network.updateFoodBank,
  foodBankById,
  async ({ resource, input: { id: _, Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const changed = await changedFoodBank(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = shownFoodBank(changed.foodBank)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)

export const updateFoodBankGroup = endpointOn(
  network.updateFoodBankGroup,
  groupById,
  async ({ resource, input: { id: _, Version, ...draft }, caller, language, now, table, idempotencyKey }) => {
    assertVersion(resource, Version, language)
    const changed = changedGroup(resource, draft, { by: caller, now })
    if (isRefusal(changed)) return changed
    const answer = shownGroup(changed.group)
    await table.commit([...changed.writes, ...idempotencyKey.writes(answer, now)])
    return answer
  },
)
