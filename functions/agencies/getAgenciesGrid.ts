import { AgencyListRow } from '../../shared/agency/agency.ts'
import * as agencies from '../../shared/api/agencies.ts'
import { endpoint } from '../http.ts'
import { searchedPage } from '../searchedPage.ts'
import { entityLists } from '../table/keys/entities.ts'

export const handler = endpoint(agencies.getAgenciesGrid, ({ input, caller }) =>
  searchedPage(entityLists.foodBankAgencies(caller.EntityID), AgencyListRow, input, ({ Name, Address, Contact }) => [
    Name,
    Address.City,
    Contact.ContactName,
  ]),
)
