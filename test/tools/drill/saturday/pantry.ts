import { randomUUID } from 'node:crypto'
import { Amplify } from 'aws-amplify'
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { DateTime } from 'luxon'
import type { Ledger } from './ledger.ts'
import type { PlannedFamily, SaturdayOrder, SaturdayProduct } from './plan.ts'

/** The pantry of the drill over HTTP, from nothing to its orders, by the addresses and field names of the API's docs. */

export const account = 'kitchen@demo.gleanery.example'
const familyPassword = 'Good-Food-4-All!'
/** Calls at the same time. */
const lanes = 4
/** Passwords that a person may set within an hour. */
const passwordsAnHour = 100

export class PantryApi {
  readonly url: string
  #token = ''
  constructor(url: string) {
    this.url = url
  }

  /** Tokens last an hour of the product's clock. */
  async renew(): Promise<void> {
    const answer = await fetch(`${this.url}/local/token?user=${account}`)
    this.#token = ((await answer.json()) as { token: string }).token
  }

  async send(method: string, path: string, body?: unknown, token = this.#token): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token.replace(/^Bearer /, '')}`,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }

  async ask<V>(method: string, path: string, body?: unknown, token?: string): Promise<V> {
    const answer = await this.send(method, path, body, token)
    const text = await answer.text()
    const { Successful, Value } = JSON.parse(text) as { Successful?: boolean; Value?: V }
    if (!answer.ok || Successful !== true) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return Value as V
  }

  /** All rows of a list, page by page. */
  async rows<R>(path: string, size = 100): Promise<R[]> {
    const rows: R[] = []
    let cursor: string | undefined
    do {
      const query = `${path.includes('?') ? '&' : '?'}rows=${size}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`
      const page = await this.ask<{ rows: R[]; cursor?: string | null }>('GET', `${path}${query}`)
      rows.push(...page.rows)
      cursor = page.cursor ?? undefined
    } while (cursor)
    return rows
  }

  async advance(minutes: number): Promise<void> {
    if (minutes <= 0) return
    const answer = await fetch(`${this.url}/local/clock`, { method: 'POST', body: JSON.stringify({ minutes }) })
    if (!answer.ok) throw new Error(await answer.text())
    await this.renew()
  }
}

export interface Pantry {
  readonly zone: string
  readonly day: string
  readonly label: string
  readonly locationId: number
  readonly windowId: number
  readonly laterWindowId: number
  readonly productIds: readonly number[]
  /** By the index of the family. */
  readonly customerIds: number[]
}

async function inLanes<T>(list: readonly T[], work: (one: T, index: number) => Promise<void>): Promise<void> {
  const left = list.map((one, index) => ({ one, index }))
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await work(next.one, next.index)
    }),
  )
}

async function addProduct(api: PantryApi, product: SaturdayProduct, index: number): Promise<number> {
  const { ID } = await api.ask<{ ID: number }>('POST', '/api/orderahead/inventory', {
    PantryItem: { Name: `Kind of ${product.name}`, Description: '', EachQuantity: 1 },
    ...{
      Name: product.name,
      Description: 'Of the drill',
      EachQuantity: 1,
      Amount: 16,
      UnitOfMeasureID: 2,
      DonationPackageTypeID: 5,
    },
    ...{
      WeightPounds: product.pounds,
      LowStockQuantityThreshold: 0,
      PantryInventoryItemSourceID: product.isTefap ? 2 : 3,
    },
    ...{ StorageRequirementID: product.storage, Brand: '', Location: `A${index + 1}`, PackingOrder: index + 1 },
    ...{ PantryInventoryStorageLocationID: null, Gtin: null, Quantity: product.opening },
  })
  await api.ask('PUT', `/api/orderahead/inventory/${ID}/toggle`, { IsActive: true })
  return ID
}

/** Orders are placed today; the window is tomorrow's, so that the clock goes over a night as it does for real. */
function windowOf(day: string, zone: string, places: number | null) {
  const at = (text: string) => DateTime.fromISO(text, { zone }).toUTC().toISO()
  const opens = DateTime.now().setZone(zone).minus({ days: 1 }).toISODate()
  return {
    ...{ PickupDay: day, PickupStartTime: '08:00:00', PickupEndTime: '17:00:00', MaximumOrders: places },
    ...{ OpenTime: at(`${opens}T06:00`), CloseTime: at(`${day}T07:30`) },
  }
}

export async function openSaturdayPantry(api: PantryApi, { products, orders }: Ledger['plan']): Promise<Pantry> {
  const { TimeZone: zone } = await api.ask<{ TimeZone: string }>('GET', '/api/session')
  const label = 'Saturday Hall'
  const { ID: locationId } = await api.ask<{ ID: number }>('POST', '/api/orderahead/location', {
    ...{ Label: label, Description: 'Side door', PantryLocationType: { Code: 'PANTRY' } },
    Address: {
      ...{ AddressLine1: '1 Main St', AddressLine2: '', City: 'Knoxville', Province: 'TN', PostalCode: '37917' },
      ...{ Latitude: 35.99, Longitude: -83.92 },
    },
  })
  const productIds: number[] = []
  for (const [index, product] of products.entries()) productIds.push(await addProduct(api, product, index))
  const today = DateTime.now().setZone(zone)
  const dayAfter = (days: number) => today.plus({ days }).toISODate() ?? ''
  const { IDs } = await api.ask<{ IDs: number[] }>('POST', `/api/orderahead/location/${locationId}/pickuptimes`, {
    PickupTimes: [windowOf(dayAfter(1), zone, orders.length), windowOf(dayAfter(3), zone, null)],
  })
  const [windowId = 0, laterWindowId = 0] = IDs
  return { zone, day: dayAfter(1), label, locationId, windowId, laterWindowId, productIds, customerIds: [] }
}

async function addFamily(api: PantryApi, family: PlannedFamily): Promise<number> {
  const { first: FirstName, last: LastName, phone: PhoneNumber, household, ages: Ages, isTefap } = family
  const { Customer } = await api.ask<{ Customer: { ID: number } }>('POST', '/api/orderahead/customers', {
    ...{ FirstName, LastName, PhoneNumber, EMailAddress: '', PostalCode: '37917', Language: 'en', Ages },
    ...{ HouseholdSize: household, IsTefapEligible: isTefap, IsAnother: true },
  })
  if (isTefap) await allowTefap(api, Customer.ID)
  return Customer.ID
}

const savedFields = [
  ...[
    'FirstName',
    'LastName',
    'PostalCode',
    'Language',
    'IsEmailNotificationEnabled',
    'HouseholdSize',
    'Ages',
    'Version',
  ],
  ...['IsTextMessageNotificationEnabled', 'IsPhoneCallNotificationEnabled', 'EMailAddress', 'PhoneNumber'],
  ...['IsDeliveryEnabled', 'IsPOC', 'IsPantryVisitor', 'IsFoodInsecure', 'IsTefapEligible'],
]
async function allowTefap(api: PantryApi, id: number): Promise<void> {
  const full = await api.ask<Record<string, unknown>>('GET', `/api/orderahead/customer/${id}/full`)
  const none = { ProvinceID: null, FoodBankID: null, FoodBankName: null, CountyID: null, CountyName: null }
  await api.ask('PUT', `/api/orderahead/customer/${id}`, {
    ...Object.fromEntries(
      savedFields.map((name) => [name, full[name] ?? (name.endsWith('Address') || name === 'PhoneNumber' ? '' : null)]),
    ),
    TEFAPEligibility: { ...none, ProvinceAbbreviation: 'TN', PostalCodeID: null, PostalCode: null },
    ...{ DeliveryPrograms: [], PantryLocations: [] },
  })
}

/** Signs families in as their telephones do, one after the other. */
async function tokensOf(api: PantryApi, phones: readonly string[]): Promise<Map<string, string>> {
  const config = await fetch(`${api.url}/config.json`)
  const { userPoolId, userPoolClientId, userPoolEndpoint } = (await config.json()) as Record<string, string>
  Amplify.configure({
    Auth: {
      Cognito: {
        ...{ userPoolId: userPoolId ?? '', userPoolClientId: userPoolClientId ?? '' },
        ...(userPoolEndpoint ? { userPoolEndpoint: new URL(userPoolEndpoint, api.url).href } : {}),
      },
    },
  })
  const store = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void store.set(key, value),
    getItem: async (key) => store.get(key) ?? null,
    removeItem: async (key) => void store.delete(key),
    clear: async () => store.clear(),
  })
  const tokens = new Map<string, string>()
  for (const phone of phones) {
    await signIn({ username: `+1${phone.replaceAll('-', '')}`, password: familyPassword })
    tokens.set(phone, (await fetchAuthSession()).tokens?.accessToken.toString() ?? '')
    store.clear()
    await signOut().catch(() => undefined)
  }
  return tokens
}

export async function addFamilies(api: PantryApi, pantry: Pantry, families: readonly PlannedFamily[]): Promise<void> {
  await inLanes(families, async (family, index) => {
    pantry.customerIds[index] = await addFamily(api, family)
  })
  const accounts = families.flatMap(({ hasAccount }, index) => (hasAccount ? (pantry.customerIds[index] ?? []) : []))
  for (const [index, id] of accounts.entries()) {
    if (index > 0 && index % passwordsAnHour === 0) await api.advance(61)
    await api.ask('PUT', `/api/orderahead/customer/${id}/password`, { NewPassword: familyPassword })
  }
}

/** Places the orders of both days, by the families themselves where they have accounts. */
export async function placeOrders(api: PantryApi, pantry: Pantry, ledger: Ledger): Promise<void> {
  const { families, orders, later } = ledger.plan
  // A sign-in of the same second counts as one with the password before.
  await api.advance(1)
  const tokens = await tokensOf(
    api,
    families.flatMap(({ hasAccount, phone }) => (hasAccount ? phone : [])),
  )
  const place = (window: number, isLater: boolean) => async (planned: SaturdayOrder) => {
    const { phone = '' } = families[planned.family] ?? {}
    const placed = await api.ask<{ OrderID: number | null; Removed: unknown[] }>(
      'POST',
      `/api/orderahead/customer/${pantry.customerIds[planned.family]}/orders`,
      {
        PantryLocationID: pantry.locationId,
        PantryLocationPickupTimeID: window,
        PantryOrderItems: planned.lines.map(({ product, quantity }) => ({
          PantryInventoryItemID: pantry.productIds[product],
          Quantity: quantity,
        })),
      },
      tokens.get(phone),
    )
    if (placed.OrderID === null || placed.Removed.length > 0) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
    ledger.placed(planned, placed.OrderID, placed.OrderID.toString(16).toUpperCase(), isLater)
  }
  await inLanes(orders, place(pantry.windowId, false))
  await inLanes(later, place(pantry.laterWindowId, true))
}
