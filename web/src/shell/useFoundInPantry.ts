import type { RolePrefix } from '../../../shared/core/access.ts'
import { holdsWords } from '../../../shared/core/grid/words.ts'
import { app } from '../../../shared/core/text/app.ts'
import * as customers from '../../../shared/pantry/customers/api.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import type { PickupLocationRow } from '../../../shared/pantry/locations/location.ts'
import * as orders from '../../../shared/pantry/orders/api.ts'
import type { OrderGridRow } from '../../../shared/pantry/orders/wire.ts'
import * as products from '../../../shared/pantry/products/api.ts'
import { useApi } from '../core/data/useApi.ts'
import { useRolePrefix } from '../core/data/useSession.ts'
import { orderingPaths } from '../core/orderingPaths.ts'
import { paths } from '../core/paths.ts'
import { listedDay } from '../core/time/time.ts'
import { useLanguage, useText } from '../core/words/language.tsx'
import { nameOfCustomer } from '../pantry/customers/customerName.ts'
import type { Command } from './command.ts'
import { type FoundCommands, maxFound, ofTheseWords, type PaletteSearch } from './useFoundCommands.ts'

/** An order's code is a number in hexadecimal digits. */
const orderCode = /^[0-9a-f]{1,13}$/i

/** Neighbors, orders by code and by name, products and places; a volunteer finds none of them here. */
export function useFoundInPantry({ words, mayCall }: PaletteSearch): FoundCommands {
  const prefix = useRolePrefix()
  const isStaff = prefix === 'Agency' || prefix === 'FoodBank'
  const search = isStaff && mayCall(customers.searchCustomers) ? words : undefined
  const neighbors = useApi(customers.searchCustomers, search ? { searchFilter: search } : null, ofTheseWords)
  const code = search && orderCode.test(search) ? search : undefined
  const byCode = useApi(orders.getOrdersGrid, code ? { OrderIDCode: code, rows: 1 } : null, ofTheseWords)
  const first = neighbors.data?.rows[0]
  const byName = useApi(
    orders.getOrdersGrid,
    search && first ? { FoodInsecureNeighborID: first.ID, rows: 3 } : null,
    ofTheseWords,
  )
  const found = useApi(
    products.getItemsGrid,
    search ? { source: 'palette', search, rows: maxFound } : null,
    ofTheseWords,
  )
  const places = useApi(locations.listLocations, search ? {} : null)
  const neighborCommands = useNeighborCommands()
  const orderCommands = useOrderCommands()
  return {
    isLoading: [neighbors, byCode, byName, found, places].some(({ isLoading }) => isLoading),
    commands: [
      ...(neighbors.data?.rows ?? []).slice(0, maxFound).flatMap((one, at) => neighborCommands(one, at === 0)),
      ...[...(byCode.data?.rows ?? []), ...(byName.data?.rows ?? [])].flatMap((one) =>
        orderCommands(one, one.Code.toLowerCase() === code?.toLowerCase()),
      ),
      ...(found.data?.rows ?? []).map((one) => productCommand(one, prefix)),
      ...(places.data ?? [])
        .filter(({ Label, Address }) => holdsWords([Label, Address.AddressLine1], search))
        .slice(0, maxFound)
        .map((one) => placeCommand(one, prefix)),
    ],
  }
}

const productCommand = ({ ID, Name }: { ID: number; Name: string }, prefix: RolePrefix): Command => ({
  key: `product ${ID}`,
  group: 'products',
  label: Name,
  icon: 'inventory',
  to: paths.products(prefix, ID),
})

const placeCommand = ({ ID, Label, Address }: PickupLocationRow, prefix: RolePrefix): Command => ({
  key: `place ${ID}`,
  group: 'locations',
  label: Label,
  detail: Address.AddressLine1,
  icon: 'place',
  to: paths.pickupLocation(prefix, ID),
})

interface FoundNeighbor {
  ID: number
  FirstName: string
  LastName: string
  PhoneNumber: string | null
  PostalCode: string | null
}

function useNeighborCommands() {
  const text = useText(app)
  const prefix = useRolePrefix()
  return (one: FoundNeighbor, isFirst: boolean): Command[] => {
    const name = nameOfCustomer(one)
    const { ID, PhoneNumber: phone, PostalCode } = one
    const neighbor: Command = {
      key: `neighbor ${ID}`,
      group: 'neighbors',
      label: name,
      detail: [phone, PostalCode].filter(Boolean).join(' · '),
      icon: 'family',
      to: paths.customer(prefix, ID),
    }
    const order: Command = {
      key: `newOrder ${ID}`,
      group: 'actions',
      label: text('act.newOrder', { of: name }),
      icon: 'basket',
      to: orderingPaths.index({ customerId: ID }),
    }
    const call = (number: string): Command => ({
      key: `call ${ID}`,
      group: 'actions',
      label: text('act.call', { of: name }),
      detail: number,
      run: () => location.assign(`tel:${number}`),
    })
    return isFirst ? [neighbor, order, ...(phone ? [call(phone)] : [])] : [neighbor]
  }
}

/** Statuses of an order that is neither over nor packed. */
const unpacked: readonly (string | undefined)[] = ['CREATED', 'PROCESSING']
const ready: readonly (string | undefined)[] = ['PACKED', 'DELIVEREDTOPICKUPLOCATION']

function useOrderCommands() {
  const text = useText(app)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  return (one: OrderGridRow, isExact: boolean): Command[] => {
    const { ID, Code: of, PantryOrderStatusType: status, PickupOrDeliveryDate: day } = one
    const detail = [nameOfCustomer(one.FoodInsecureNeighbor), listedDay(day, language), status?.Name].filter(Boolean)
    const to = paths.order(prefix, ID)
    const order: Command = {
      key: `order ${ID}`,
      group: 'orders',
      label: of,
      detail: detail.join(' · '),
      icon: 'basket',
      to,
    }
    const action = (key: 'handOver' | 'pack', way: string): Command => ({
      key: `${key} ${ID}`,
      group: 'actions',
      label: text(`act.${key}`, { of }),
      found: of,
      to: way,
    })
    if (!isExact) return [order]
    return [
      order,
      ...(unpacked.includes(status?.Code) ? [action('pack', paths.packing(prefix, day))] : []),
      ...(ready.includes(status?.Code) ? [action('handOver', to)] : []),
    ]
  }
}
