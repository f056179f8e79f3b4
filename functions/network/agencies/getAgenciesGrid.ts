import { agencyWords, needsAttention } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { allListedAgencies, answerableAgencies, ListedAgency } from './listedAgencies.ts'

/** A page of agencies, with those that nobody can answer for. */
export const handler = endpoint(agencies.getAgenciesGrid, async ({ input: { part, ...query }, caller, now }) => {
  const { EntityID: foodBankId } = caller
  const list = entityLists.foodBankAgencies(foodBankId)
  const needing = part && new Set((await allListedAgencies(foodBankId, now)).filter(needsAttention).map(({ ID }) => ID))
  const isIncluded = needing && (({ ID }: { ID: number }) => needing.has(ID))
  const page = await searchedPage(list, ListedAgency, query, agencyWords, isIncluded)
  return { ...page, rows: await answerableAgencies(page.rows, now) }
})
