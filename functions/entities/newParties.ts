import { type Refusal, refuse } from '../../shared/answer.ts'
import { type AddressDraft, type ContactDraft, partyRefusal } from '../../shared/entity/drafts.ts'
import { defaultFoodBankSettings, type Entity, type FoodBank } from '../../shared/entity/entity.ts'
import { isZone } from '../../shared/time/zone.ts'
import { nextId } from '../table/ids.ts'
import { table } from '../table/table.ts'
import { absent, type Write } from '../table/write.ts'
import { changeOf, entityOf, putEntity } from './entityTable.ts'

/** New parties above agencies and donors: food banks, and who watches them. */

export interface FoodBankDraft {
  readonly Name: string
  readonly TimeZone: string
  readonly Address: AddressDraft
  readonly Contact: ContactDraft
  readonly StateAssociationID: number | null
  readonly CoopID: number | null
}

/** The association or co-op counts the food bank among its own, in the same transaction. */
async function joined(
  kind: 'stateAssociation' | 'coop',
  id: number | null,
  foodBankId: number,
): Promise<Write[] | Refusal> {
  if (id === null) return []
  const watcher = await entityOf(kind, id)
  if (!watcher) return refuse('entityUnknown', { id })
  return [changeOf(watcher, { FoodBankIDs: [...watcher.FoodBankIDs, foodBankId] }).write]
}

export async function createFoodBank(draft: FoodBankDraft): Promise<FoodBank | Refusal> {
  const refusal = partyRefusal(draft)
  if (refusal) return refusal
  const ID = await nextId('entity')
  const foodBank: FoodBank = {
    ...draft,
    ID,
    Kind: 'foodBank',
    MasterAgencyID: null,
    Settings: defaultFoodBankSettings,
    Version: 1,
  }
  const association = await joined('stateAssociation', draft.StateAssociationID, ID)
  const coop = await joined('coop', draft.CoopID, ID)
  if ('refused' in association) return association
  if ('refused' in coop) return coop
  await table.commit([putEntity(foodBank, absent), ...association, ...coop])
  return foodBank
}

export type WatcherKind = 'network' | 'stateAssociation' | 'coop'

export async function createWatcher(
  Kind: WatcherKind,
  { Name, TimeZone }: { Name: string; TimeZone: string },
): Promise<Entity | Refusal> {
  if (!isZone(TimeZone)) return refuse('unknownZone')
  const party = { ID: await nextId('entity'), Name, TimeZone, Version: 1 }
  const entity: Entity = Kind === 'network' ? { ...party, Kind } : { ...party, Kind, FoodBankIDs: [] }
  await table.commit([putEntity(entity, absent)])
  return entity
}
