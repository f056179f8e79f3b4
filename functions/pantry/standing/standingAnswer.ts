import type { Caller } from '../../../shared/core/access.ts'
import { readIn } from '../../../shared/core/schema/translated.ts'
import type { Language } from '../../../shared/core/text/text.ts'
import type { Customer } from '../../../shared/pantry/customers/customer.ts'
import { isWalkIn, type Order } from '../../../shared/pantry/orders/order.ts'
import type { ShownStandingOrder, StandingAnswer, StandingOffer } from '../../../shared/pantry/standing/shown.ts'
import type { StandingOrder } from '../../../shared/pantry/standing/standing.ts'
import { anyEntity } from '../../network/organizations/entityTable.ts'
import { pickupLocationById } from '../locations/locationTable.ts'
import { lastOrder } from '../ordering/repeatable.ts'
import { orderById } from '../orders/orderTable.ts'
import { standingOfCustomer } from './standingTable.ts'

/** The regular order of a customer as calls answer it. */

interface Reader {
  readonly caller: Pick<Caller, 'Role' | 'EntityID'>
  readonly language: Language
}

/** An agency has to do with what is ordered from it alone. */
export const isOfCaller = ({ Role, EntityID }: Reader['caller'], of: { readonly EntityID: number }) =>
  Role !== 'agency' || of.EntityID === EntityID

async function placeOf(id: number | null, language: Language): Promise<ShownStandingOrder['Place']> {
  const location = id === null ? undefined : await pickupLocationById(id)
  if (!location) return null
  const { ID, Label, Address } = readIn(location, language)
  return { ID, Label, AddressLine1: Address.AddressLine1, City: Address.City }
}

const itemsOf = (lines: StandingOrder['PantryOrderItems'], language: Language) =>
  lines.map((line) => ({ Name: line.Translations?.[language]?.Name ?? line.Name, Quantity: line.Quantity }))

async function shownStanding(standing: StandingOrder, { caller, language }: Reader): Promise<ShownStandingOrder> {
  const [entity, Place] = await Promise.all([
    anyEntity(standing.EntityID),
    placeOf(standing.PantryLocationID, language),
  ])
  const { Every, FirstDay, EntityID, StartTime, TimeZone, NextDay, Created, Last } = standing
  return {
    ...{ Every, FirstDay, EntityID, StartTime, TimeZone, NextDay, Created, Place },
    Pantry: { Name: entity?.Name ?? '', PhoneNumber: entity && 'Contact' in entity ? entity.Contact.PhoneNumber : '' },
    IsDelivery: standing.PantryLocationID === null,
    Items: itemsOf(standing.PantryOrderItems, language),
    PausedUntil: standing.PausedUntil ?? null,
    Ended: standing.Ended ?? null,
    Last: Last
      ? { Day: Last.Day, OrderID: Last.OrderID ?? null, Left: Last.Left ?? [], Reason: Last.Reason ?? null }
      : null,
    SetBy: caller.Role === 'customer' ? null : (standing.SetBy?.Name ?? null),
  }
}

async function offerOf(order: Order, language: Language): Promise<StandingOffer> {
  const [Place, entity] = await Promise.all([placeOf(order.PantryLocationID, language), anyEntity(order.EntityID)])
  return {
    ...{ OrderID: order.ID, Day: order.OrderDay, StartTime: order.StartTime, Place },
    TimeZone: entity?.TimeZone ?? 'UTC',
    IsDelivery: order.PantryLocationID === null,
    Items: itemsOf(
      order.PantryOrderItems.filter(({ SubstituteOf }) => SubstituteOf === null),
      language,
    ),
  }
}

/** `orderId`: the order that one would begin with; absent for the last one. */
export async function standingAnswer(customer: Customer, reader: Reader, orderId?: number): Promise<StandingAnswer> {
  const [standing, order] = await Promise.all([
    standingOfCustomer(customer),
    orderId === undefined ? lastOrder(customer.ID) : orderById(orderId),
  ])
  return standingAnswerOf(standing, order?.FoodInsecureNeighbor.ID === customer.ID ? order : undefined, reader)
}

export async function standingAnswerOf(
  standing: StandingOrder | undefined,
  order: Order | undefined,
  reader: Reader,
): Promise<StandingAnswer> {
  const isOffered = order && !isWalkIn(order) && isOfCaller(reader.caller, order)
  return {
    Standing: standing && isOfCaller(reader.caller, standing) ? await shownStanding(standing, reader) : null,
    Offer: isOffered ? await offerOf(order, reader.language) : null,
  }
}
