import * as donors from '../../../shared/network/donors/api.ts'
import { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import { endpoint } from '../../core/http/http.ts'
import { searchedPage } from '../../core/http/searchedPage.ts'
import { entityLists } from '../../core/table/keys/entities.ts'

const wordsOf = ({ Code, Name, DonorName, Address }: DonorLocationEntity) => [
  Code,
  Name,
  DonorName,
  Address.AddressLine1,
  Address.City,
]

/** A donor's list holds its locations at all food banks: those of others are left out. */
export const handler = endpoint(donors.getDonorLocationsGrid, ({ input: { donorId, ...query }, caller }) =>
  donorId === undefined
    ? searchedPage(entityLists.foodBankLocations(caller.EntityID), DonorLocationEntity, query, wordsOf)
    : searchedPage(
        entityLists.donorLocations(donorId),
        DonorLocationEntity,
        query,
        wordsOf,
        ({ FoodBankID }) => FoodBankID === caller.EntityID,
      ),
)
