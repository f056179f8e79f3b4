import { holdsWords } from '../../../shared/core/grid/words.ts'
import { agencyWords, needsAttention } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { table } from '../../core/table/table.ts'
import { answerableAgencies, ListedAgency } from './listedAgencies.ts'

export const handler = endpoint(agencies.countAgencies, async ({ input, caller, now }) => {
  const all = await table.all(entityLists.foodBankAgencies(caller.EntityID), ListedAgency)
  const found = all.filter((one) => holdsWords(agencyWords(one), input.searchFilter))
  const active = found.filter(({ IsActive }) => IsActive).length
  return {
    All: found.length,
    Active: active,
    Inactive: found.length - active,
    ...(input.part ? { Attention: (await answerableAgencies(found, now)).filter(needsAttention).length } : {}),
  }
})
