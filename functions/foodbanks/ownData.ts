import * as z from 'zod/mini'
import { Receipt, ReceiptRow } from '../../shared/api/receipts.ts'
import { Donation } from '../../shared/donation/donation.ts'
import { DonationRow } from '../../shared/donation/rows.ts'
import { Agency, DonorLocationEntity, FoodBank, TransportationProvider, User } from '../../shared/entity/entity.ts'
import { StorageLocation } from '../../shared/storageLocation/storageLocation.ts'
import { donationShape } from '../donations/donationShape.ts'
import { entityOf, peopleOf } from '../entities/entityTable.ts'
import { donationKeys, donationLists } from '../table/keys/donations.ts'
import { entityLists } from '../table/keys/entities.ts'
import { receiptKeys, receiptLists } from '../table/keys/receipts.ts'
import { storageLists } from '../table/keys/storage.ts'
import type { WholeList } from '../table/lists.ts'
import { table } from '../table/table.ts'

/** What a food bank's full export of its own data holds: one file for each of these, and what its fields are. */
export interface OwnData {
  readonly schema: z.ZodMiniType
  page(
    foodBankId: number,
    cursor: string | undefined,
  ): Promise<{ items: readonly unknown[]; cursor: string | undefined }>
}

const limit = 100

/** A list whose rows are the whole items. */
const listed = <T>(listOf: (foodBankId: number) => WholeList, schema: z.ZodMiniType<T>): OwnData => ({
  schema,
  page: (foodBankId, cursor) => table.page({ ...listOf(foodBankId), limit, cursor }, schema),
})

/** The people of the food bank, without what only the product itself needs. */
const Person = z.pick(User, { ID: true, Name: true, EMailAddress: true, Language: true, TimeZone: true, Roles: true })

export const ownData: Readonly<Record<string, OwnData>> = {
  foodBank: {
    schema: FoodBank,
    page: async (id) => ({ items: [await entityOf('foodBank', id)].filter(Boolean), cursor: undefined }),
  },
  people: {
    schema: Person,
    page: async (id) => ({ items: (await peopleOf([id])).map((user) => Person.parse(user)), cursor: undefined }),
  },
  agencies: listed(entityLists.foodBankAgencies, Agency),
  donorLocations: listed(entityLists.foodBankLocations, DonorLocationEntity),
  transportationProviders: listed(entityLists.foodBankProviders, TransportationProvider),
  storageLocations: listed(storageLists.owner, StorageLocation),
  donations: {
    schema: Donation,
    page: async (id, cursor) => {
      const rows = await table.page({ ...donationLists.foodBank(id), limit, cursor }, DonationRow)
      const keys = rows.items.map((row) => donationKeys.donation(row.ID))
      return { items: await table.getMany(keys, donationShape.schema), cursor: rows.cursor }
    },
  },
  receipts: {
    schema: Receipt,
    page: async (id, cursor) => {
      const rows = await table.page({ ...receiptLists.foodBank(id), limit, cursor }, ReceiptRow)
      const keys = rows.items.map((row) => receiptKeys.receipt(row.ID))
      return { items: await table.getMany(keys, Receipt), cursor: rows.cursor }
    },
  },
}
