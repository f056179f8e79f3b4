import { AgencyListRow } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { unattendedAmong } from './unattended.ts'

/** A page of agencies, with those that nobody can answer for. */
export const handler = endpoint(agencies.getAgenciesGrid, async ({ input, caller }) => {
  const wordsOf = ({ Name, Address, Contact }: AgencyListRow) => [Name, Address.City, Contact.ContactName]
  const page = await searchedPage(entityLists.foodBankAgencies(caller.EntityID), AgencyListRow, input, wordsOf)
  const unattended = await unattendedAmong(page.rows)
  return { ...page, rows: page.rows.map((row) => (unattended.has(row.ID) ? { ...row, IsUnattended: true } : row)) }
})
