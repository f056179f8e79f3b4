import { AgencyListRow } from '../../../shared/network/agencies/agency.ts'
import * as agencies from '../../../shared/network/agencies/api.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'
import { unattendedAmong, unattendedFields } from './unattended.ts'

/** A page of agencies, with those that nobody can answer for. */
export const handler = endpoint(agencies.getAgenciesGrid, async ({ input, caller, now }) => {
  const wordsOf = ({ Name, Address, Contact }: AgencyListRow) => [Name, Address.City, Contact.ContactName]
  const page = await searchedPage(entityLists.foodBankAgencies(caller.EntityID), AgencyListRow, input, wordsOf)
  const unattended = await unattendedAmong(page.rows, now)
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...unattendedFields(unattended, row.ID) })) }
})
