import { holdsWords } from '../../../shared/core/grid/words.ts'
import { agencyWords, needsAttention } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { allListedAgencies } from './listedAgencies.ts'

export const handler = endpoint(agencies.countAgencies, async ({ input, caller, now }) => {
  const all = await allListedAgencies(caller.EntityID, now)
  const found = all.filter((one) => holdsWords(agencyWords(one), input.searchFilter))
  const active = found.filter(({ IsActive }) => IsActive).length
  return {
    All: found.length,
    Attention: found.filter(needsAttention).length,
    Active: active,
    Inactive: found.length - active,
  }
})
