import { catalogue } from '../../../shared/catalogue.ts'
import type { Caller } from '../../../shared/core/access.ts'
import type { AnyEndpoint } from '../../../shared/core/schema/endpoint.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import * as locations from '../../../shared/pantry/locations/api.ts'
import * as inventory from '../../../shared/pantry/products/api.ts'
import * as storage from '../../../shared/pantry/storage/api.ts'
import type { AgencyMatch, Donation } from '../../../shared/rescue/donations/donation.ts'
import { counter } from '../../engine/counter.ts'
import { withPicture } from '../../engine/images.ts'
import { customerFor, lines, openPantry } from '../../engine/ordering.ts'
import { shelved } from '../../engine/pantry.ts'
import { productDraft } from '../../engine/products.ts'
import { person, pickupLocationDraft } from '../../engine/smallTenant.ts'
import { tagDraft } from '../../engine/tags.ts'
import { firstOffer, offeredDonation, type Participants, succeed } from '../participants.ts'

/** Parts of the calls of several areas: their callers, their targets, and the state that those have to be in. */

export interface Call {
  readonly by: Caller
  readonly input: object
  /** Of a call by code. */
  readonly headers?: Record<string, string>
  /** Of a shared tablet. */
  readonly signIn?: { readonly ID: string; readonly At: number }
}

export type Prepare = (participants: Participants) => Promise<Call> | Call
export type Calls = Readonly<Record<string, Prepare>>

type Who = Exclude<keyof Participants, 'agency' | 'draft' | 'ids'>

type InputOf = object | ((ids: Participants['ids']) => object)

const inputFrom = (input: InputOf, { ids }: Participants) => (typeof input === 'function' ? input(ids) : input)

export const by =
  (who: Who, input: InputOf = {}): Prepare =>
  (participants) => ({ by: participants[who], input: inputFrom(input, participants) })

/** A page of 25 lines out of all there are. */
export const grid = (who: Who) => by(who, { dateStartFilter: '2020-01-01' })

/** By the agency that is being asked. */
export const asked =
  (input: (donation: Donation, match: AgencyMatch) => object = () => ({})): Prepare =>
  async (participants) => {
    const donation = await offeredDonation(participants)
    const match = firstOffer(donation)
    return { by: await participants.agency(match.Agency.ID), input: input(donation, match) }
  }

/** Somebody else than the food bank's user, who is written to as before. */
export const administratorOf = ({ foodBank }: Pick<Participants, 'foodBank'>): Caller => ({
  ...foodBank,
  Subject: `administrator-${foodBank.Subject}`,
  Role: 'foodbankadmin',
})

export const byAdministrator =
  (input: InputOf): Prepare =>
  (participants) => ({ by: administratorOf(participants), input: inputFrom(input, participants) })

/** Person who is invited with an organization. */
export const answerer = { Name: 'Nell Baker', EMailAddress: 'nell@harbor.example', Language: 'en' } as const

export const lastWeek = () => {
  const today = localDay(new Date(), 'UTC')
  return { dateStartFilter: addDays(today, -7), dateEndFilter: today }
}

/** Number of rows that both the smaller and the larger tenant have. */
export const fullPage = { rows: 2 }

export const storageDraft = { Label: 'Aisle 4', Description: 'Canned vegetables' }

export const ofPickupLocation =
  (more: object = {}): Prepare =>
  async (participants) => {
    const by = participants.foodBank
    const { ID: id } = (await succeed(locations.addLocation, by, pickupLocationDraft)) as { ID: number }
    return { by, input: { id, ...more } }
  }

export const newlyNamed =
  (draft: () => object = () => ({ Name: tagDraft().Name })): Prepare =>
  async ({ foodBank }) => ({ by: foodBank, input: draft() })

/** A product that names a storage location. */
export const ofOwnProduct =
  (more: object = {}): Prepare =>
  async ({ foodBank }) => {
    const { ID: storageId } = (await succeed(storage.addStorageLocation, foodBank, storageDraft)) as { ID: number }
    const added = await succeed(inventory.addItem, foodBank, {
      ...productDraft,
      PantryInventoryStorageLocationID: storageId,
    })
    return { by: foodBank, input: { id: (added as { ID: number }).ID, ...more } }
  }

/** A product with a picture and a limit, both of its own number. */
export const ofPictured =
  (more: (id: number) => object = () => ({})): Prepare =>
  async (participants) => {
    const { by: caller, input } = await ofOwnProduct()(participants)
    const id = await withPicture((input as { id: number }).id)
    return { by: caller, input: { id, ...more(id) } }
  }

const nextOwner = counter()

/** An agency that no other call works for: what the bench's many calls add fills no list up to its maximum. */
export const newOwner = (foodBank: Caller) => person('agency', 7900 + nextOwner(), [foodBank.EntityID])

/** A customer with a cart of fifteen products, at a pantry of a new agency. */
export async function cartOf(foodBank: Caller) {
  const owner = newOwner(foodBank)
  const pantry = await openPantry(owner, { maximum: null })
  const more = await Promise.all(Array.from({ length: 13 }, () => shelved(owner, 20, { IsActive: true })))
  const cart = [pantry.beans, pantry.milk, ...more].flatMap((product) => lines([product, 2]))
  return { owner, pantry, customer: await customerFor(owner), cart }
}

export const endpointNamed = (id: string): AnyEndpoint => {
  const found = catalogue.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`No endpoint ${id}`)
  return found
}

/** The roles' own word: whoever sets an active role names one of their own. */
export const inputOf = (endpoint: AnyEndpoint, { by: caller, input }: Call): object =>
  endpoint.id === 'setActiveRole' ? { Role: caller.Role, EntityID: caller.EntityID } : input
