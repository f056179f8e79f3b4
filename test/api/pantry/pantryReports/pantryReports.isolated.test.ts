import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { jobStore } from '../../../../functions/core/jobMachine/jobTable.ts'
import { nextId } from '../../../../functions/core/table/ids.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { newCustomer, newCustomerWrites } from '../../../../functions/pantry/customers/customerTable.ts'
import { startQueues } from '../../../../infra/local/queues.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import type { Customer } from '../../../../shared/pantry/customers/customer.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import { orderCode } from '../../../../shared/pantry/orders/order.ts'
import * as pantryReports from '../../../../shared/pantry/pantryReports/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import * as jobs from '../../../../shared/work/jobs/api.ts'
import { call } from '../../../engine/call.ts'
import { setClock } from '../../../engine/clock.ts'
import { everyScript } from '../../../engine/everyScript.ts'
import { newPantry, placeTestOrder, type TestPantry } from '../../../engine/orders.ts'
import { readPdf } from '../../../engine/pdf.ts'
import { ids, lastingCertificate, makeSmallTenant, people, person, userOf } from '../../../engine/smallTenant.ts'
import { deliver } from '../../core/messages.ts'

/** The pantry's reports over the real endpoints, orders, hand-overs and jobs. */

const now = new Date('2026-11-24T15:30:00.000Z')
const { foodBank } = people
const agency = people.agencies[0]

let stop: () => Promise<void>
beforeAll(async () => {
  const queues = await startQueues()
  await queues.ensureBuckets([{ name: 'exports' }])
  process.env.AWS_ENDPOINT_URL_S3 = queues.endpoint
  stop = queues.stop
  await makeSmallTenant()
})
afterAll(() => stop())
beforeEach(() => setClock(now))
afterEach(() => void vi.useRealTimers())

async function neighbor(change: Partial<Customer> = {}): Promise<Customer> {
  const customer = newCustomer({
    ID: await nextId('customer'),
    FoodBankID: ids.foodBank,
    AgencyIDs: [agency.EntityID],
    FirstName: 'Rosa',
    LastName: 'Figueroa',
    EMailAddress: null,
    PhoneNumber: '+18655550142',
    PostalCode: '37902',
    HouseholdSize: 4,
    Ages: { Minors: 2, Adults: 2, Seniors: 0 },
    Created: '2026-10-01T12:00:00.000Z',
    ...{ IsTefapEligible: true, TefapCertificate: lastingCertificate },
    ...change,
  })
  await table.commit(newCustomerWrites(customer))
  return customer
}

const ordered = async (pantry: TestPantry, { ID, FirstName, LastName, PostalCode }: Customer) =>
  placeTestOrder(pantry, { FoodInsecureNeighbor: { ID, FirstName, LastName, PostalCode } })

async function handedOver(by: Caller, pantry: TestPantry, customer: Customer) {
  const order = await ordered(pantry, customer)
  const { answer, body } = await call(orders.handOverOrder, by, {
    id: order.ID,
    Acknowledged: ['notPacked', 'otherDay'],
  } as never)
  if (!answer.Successful) throw new Error(body)
  return order
}

/** The file, or the reason why there is none. */
const asked = (by: Caller, endpoint: Endpoint<never, unknown>, input: object) =>
  call(endpoint as Endpoint<object, unknown>, by, input)
const csvRows = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n')
const bytesOf = (body: string) => new Uint8Array(Buffer.from(body, 'base64'))
const today = { OrderPickupStartDate: '11-24-2026', OrderPickupEndDate: '11-24-2026' }

describe('reports of orders', () => {
  it('[report-default-pdf] are PDF unless another format is asked for', async () => {
    const pantry = await newPantry(foodBank, { label: 'Armory' })
    const order = await ordered(pantry, await neighbor({ LastName: 'Łukaszewicz' }))
    const named = { OrderIDList: String(order.ID) }
    const { headers, body } = await asked(foodBank, pantryReports.exportPickup, named)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('pickup-attendant-2026-11-24.pdf')
    const { text, title } = await readPdf(bytesOf(body))
    expect(title).toBe('Pickup attendant')
    for (const words of ['Armory · Tue, Nov 24, 2026', 'Rosa Łukaszewicz', '(865) 555-0142', 'Received by'])
      expect(text).toContain(words)
    const xlsx = await asked(foodBank, pantryReports.exportPickup, { ...named, Format: 'XLSX' })
    const files = unzipSync(bytesOf(xlsx.body))
    expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('Łukaszewicz')
  })

  it('are of the orders that the filters find, and of no other owner', async () => {
    const own = person('agency', 12, [ids.foodBank])
    const pantry = await newPantry(own, { label: 'Depot' })
    const mine = await ordered(pantry, await neighbor({ LastName: 'Mine' }))
    const theirs = await ordered(await newPantry(agency), await neighbor({ LastName: 'Theirs' }))
    const found = csvRows((await asked(own, pantryReports.exportOrder, { ...today, Format: 'CSV' })).body)
    expect(found.filter((row) => row.includes('Mine'))).toHaveLength(2)
    const input = { OrderIDList: `${mine.ID},${theirs.ID}`, Format: 'CSV' }
    const { body } = await asked(own, pantryReports.exportOrder, input)
    expect(body).toContain('Mine')
    expect(body).not.toContain('Theirs')
    const later = { OrderPickupStartDate: '11-25-2026', OrderPickupEndDate: '11-30-2026', Format: 'CSV' }
    expect(csvRows((await asked(own, pantryReports.exportOrder, later)).body)).toHaveLength(1)
  })

  it('leave cancelled orders out of what is packed and handed over', async () => {
    const order = await ordered(await newPantry(agency), await neighbor({ LastName: 'Away' }))
    await call(orders.setOrderStatus, agency, { id: order.ID, statusCode: 'CANCELLED' })
    const input = { OrderIDList: String(order.ID), Format: 'CSV' }
    expect((await asked(agency, pantryReports.exportPickup, input)).body).not.toContain('Away')
    expect((await asked(agency, pantryReports.exportOrder, input)).body).toContain('Cancelled')
  })

  it('are whole in every format, in whatever script names and places are; a PDF and a label print no boxes', async () => {
    const pantry = await newPantry(agency, { label: everyScript })
    const order = await ordered(pantry, await neighbor({ FirstName: everyScript, LastName: 'Brook' }))
    const of = async (endpoint: Endpoint<never, unknown>, more: object = {}) => {
      const { status, body } = await asked(agency, endpoint, { OrderIDList: String(order.ID), ...more })
      expect(status, body.slice(0, 200)).toBe(200)
      return body
    }
    for (const endpoint of [pantryReports.exportPickup, pantryReports.exportOrder]) {
      expect(await of(endpoint, { Format: 'CSV' })).toContain(everyScript)
      const files = unzipSync(bytesOf(await of(endpoint, { Format: 'XLSX' })))
      expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain(everyScript)
    }
    for (const endpoint of [pantryReports.exportPickup, pantryReports.exportOrder, pantryReports.exportLabels]) {
      const { text } = await readPdf(
        bytesOf(await of(endpoint, endpoint === pantryReports.exportLabels ? { includeCustomerName: 'true' } : {})),
      )
      expect(text).toContain('Ann')
      expect(text).toContain(orderCode(order.ID))
      expect(text).not.toMatch(/[\u25a1\ufffd]|\p{Extended_Pictographic}/u)
    }
  })

  it('keep a customer’s words out of a spreadsheet’s formulas', async () => {
    const customer = await neighbor({ FirstName: '=HYPERLINK("x")', LastName: 'Formula' })
    const order = await ordered(await newPantry(agency), customer)
    const { body } = await asked(agency, pantryReports.exportPickup, { OrderIDList: String(order.ID), Format: 'CSV' })
    expect(body).toContain(`"'=HYPERLINK(""x"") Formula"`)
  })

  it('[orders-export-range] need days that are no further apart than an export covers, or named orders', async () => {
    const reason = async (input: object) => (await asked(agency, pantryReports.exportOrder, input)).answer.FailureReason
    expect(await reason({})).toBe(refusals.reportOrdersUnnamed.en)
    expect(await reason({ OrderPlacedStartDate: '01-01-2025', OrderPlacedEndDate: '01-02-2026' })).toBe(
      'An export covers at most 366 days.',
    )
    expect(await reason({ OrderPlacedStartDate: '01-02-2026', OrderPlacedEndDate: '01-01-2026' })).toBe(
      refusals.rangeTurnedAround.en,
    )
  })

  it('[agency-scoped-no-full] full data is CSV, and not of one agency', async () => {
    const order = await ordered(await newPantry(agency), await neighbor({ EMailAddress: 'rosa@example.org' }))
    const full = { OrderIDList: String(order.ID), IncludeFullData: 'true' }
    const { body } = await asked(foodBank, pantryReports.exportOrder, { ...full, Format: 'CSV' })
    expect(body).toContain('rosa@example.org')
    const reason = async (more: object) =>
      (await asked(foodBank, pantryReports.exportOrder, { ...full, ...more })).answer.FailureReason
    expect(await reason({ Format: 'CSV', AgencyID: agency.EntityID })).toBe(refusals.fullDataOfAgency.en)
    expect(await reason({ Format: 'XLSX' })).toBe(refusals.fullDataIsCsv.en)
  })

  it.each([
    [{ OrderIDList: '1,x' }],
    [{ OrderIDList: Array.from({ length: 501 }, (_, index) => index + 1).join(',') }],
    [{ ...today, Format: 'DOC' }],
    [{ ...today, labelsPerOrder: '0' }],
    [{ ...today, labelsPerOrder: '2.5' }],
    [{ OrderPickupStartDate: '2026-11-24' }],
    [{ OrderPickupStartDate: '02-30-2026' }],
  ])('refuse %o', async (input) => {
    expect((await asked(agency, pantryReports.exportLabels, input)).status).toBe(400)
  })
})

describe('labels', () => {
  it('[labels-pdf] [labels-default-1] are PDF, one an order, without names unless asked for', async () => {
    const order = await ordered(await newPantry(agency), await neighbor({ FirstName: 'Rosa', LastName: 'Figueroa' }))
    const { headers, body } = await asked(agency, pantryReports.exportLabels, {
      OrderIDList: String(order.ID),
      Format: 'CSV',
    })
    expect(headers['content-type']).toBe('application/pdf')
    const { text, pages } = await readPdf(bytesOf(body))
    expect(pages).toBe(1)
    expect(text).toContain(order.ID.toString(16).toUpperCase())
    expect(text).toContain('Bag 1 of 1')
    expect(text).not.toContain('Rosa')
  })

  it('[labels-options] as many as are asked for, in the neighbor’s language', async () => {
    const order = await ordered(await newPantry(agency), await neighbor({ Language: 'es' }))
    const input = {
      OrderIDList: String(order.ID),
      labelsPerOrder: '3',
      includeCustomerName: 'true',
      LabelSheet: 'ROLL4X6',
    }
    const { text, pages } = await readPdf(bytesOf((await asked(agency, pantryReports.exportLabels, input)).body))
    expect(pages).toBe(3)
    for (const words of ['Rosa F.', 'Bolsa 3 de 3', 'Mantener frío']) expect(text).toContain(words)
    expect(text).not.toMatch(/Figueroa|TEFAP|37902/)
  })
})

describe('what was handed over', () => {
  const own = person('agency', 13, [ids.foodBank])

  it('is what the distribution report counts, never what was only ordered', async () => {
    const pantry = await newPantry(own, { label: 'Mill' })
    const customer = await neighbor()
    const given = await handedOver(own, pantry, customer)
    const open = await ordered(pantry, customer)
    const input = { OrderIDList: `${given.ID},${open.ID}`, Format: 'CSV' }
    const rows = csvRows((await asked(own, pantryReports.exportDistribution, input)).body)
    expect(rows).toEqual([
      'Product,Source,Orders,Handed over,Pounds',
      'Low-Fat Milk,TEFAP,1,2,8.6',
      '"Pinto Beans, Dry",,1,3,6',
    ])
    const pdf = await asked(own, pantryReports.exportDistribution, { ...input, Format: 'PDF' })
    expect((await readPdf(bytesOf(pdf.body))).text).toContain('Individuals')
  })

  it('[summary-date-format] is what the summary adds up, household by household', async () => {
    const pantry = await newPantry(own, { label: 'Mill' })
    const before = await summary(own)
    const customer = await neighbor({ HouseholdSize: 6, Ages: { Minors: 3, Adults: 2, Seniors: 1 } })
    await handedOver(own, pantry, customer)
    await handedOver(own, pantry, customer)
    await ordered(pantry, await neighbor())
    const after = await summary(own)
    const added = (field: keyof typeof after.Total) => after.Total[field] - before.Total[field]
    expect(added('Visits')).toBe(2)
    expect(added('Households')).toBe(1)
    expect(added('Individuals')).toBe(6)
    expect(added('Seniors')).toBe(1)
    expect(added('TefapHouseholds')).toBe(1)
    const ofFoodBank = await summary(foodBank, { agencyId: own.EntityID })
    expect(ofFoodBank.Total).toEqual(after.Total)
    expect((await summary(foodBank, { agencyId: 21 })).Total.Visits).toBe(0)
    const wrong = { dateStartFilter: '2026-11-01', dateEndFilter: '11-30-2026' }
    expect((await call(pantryReports.getCustomerSummary, own, wrong as never)).status).toBe(400)
  })

  async function summary(by: Caller, more: object = {}) {
    const input = { dateStartFilter: '11-01-2026', dateEndFilter: '11-30-2026', ...more }
    const { answer, body } = await call(pantryReports.getCustomerSummary, by, input)
    if (!answer.Value) throw new Error(body)
    return answer.Value
  }

  it('to whom, the TEFAP report says: households once, first-time or not', async () => {
    const at = person('agency', 14, [ids.foodBank])
    const pantry = await newPantry(at, { label: 'Quarry' })
    const customer = await neighbor({ LastName: 'Quarryman' })
    setClock(new Date('2026-10-10T15:30:00.000Z'))
    await handedOver(at, pantry, await neighbor({ LastName: 'Earlier' }))
    await handedOver(at, pantry, customer)
    setClock(now)
    await handedOver(at, pantry, customer)
    await handedOver(at, pantry, customer)
    const november = { OrderPickupStartDate: '11-01-2026', OrderPickupEndDate: '11-30-2026' }
    expect((await call(pantryReports.getTefapCustomersCount, at, november)).answer.Value).toBe(1)
    const both = { ...november, OrderPickupStartDate: '10-01-2026' }
    expect((await call(pantryReports.getTefapCustomersCount, at, both)).answer.Value).toBe(2)
    const [heads, ...rows] = csvRows(
      (await asked(at, pantryReports.exportTefapCustomers, { ...november, Format: 'CSV' })).body,
    )
    expect(heads?.split(',').slice(0, 3)).toEqual(['Neighbor', 'Neighbor ID', 'Household size'])
    expect(rows).toEqual([`Rosa Quarryman,${customer.ID},4,2,2,0,,37902,Quarry,2,2026-11-24,,4,17.2`])
    const first = csvRows((await asked(at, pantryReports.exportTefapCustomers, { ...both, Format: 'CSV' })).body)
    expect(first.find((row) => row.includes('Quarryman'))).toContain(',Yes,')
  })

  it('in which households, the household report says: once each, and each figure opens its records', async () => {
    const at = person('agency', 15, [ids.foodBank])
    const [hall, barn] = [await newPantry(at, { label: 'Hall' }), await newPantry(at, { label: 'Barn' })]
    const known = await neighbor({ LastName: 'Known', ResidenceCountyID: 47_093 })
    const fresh = await neighbor({ LastName: 'Fresh', HouseholdSize: 2, Ages: { Minors: 0, Adults: 1, Seniors: 1 } })
    setClock(new Date('2026-09-10T15:30:00.000Z'))
    await handedOver(at, hall, known)
    setClock(now)
    await handedOver(at, hall, known)
    await handedOver(at, barn, known)
    await handedOver(at, barn, fresh)
    const november = { start: '2026-11-01', end: '2026-11-30', food: 'tefap' } as const
    const { answer } = await call(pantryReports.getHouseholdReport, at, november)
    const report = answer.Value
    expect(report?.Total).toMatchObject({
      ...{ Households: 2, WithMinors: 1, WithoutMinors: 1, MinorsUnknown: 0 },
      ...{ People: 6, Minors: 2, Adults: 3, Seniors: 1, AgesUnknown: 0 },
      ...{ FirstEver: 1, FirstOfYear: 2, Visits: 3, Pounds: 25.8 },
    })
    expect(report?.Sites.map(({ Name, Households, Visits }) => [Name, Households, Visits])).toEqual([
      ['Barn', 2, 2],
      ['Hall', 1, 1],
    ])
    expect(report?.Counties.map(({ Name, Households }) => [Name, Households])).toEqual([
      ['Knox, TN', 1],
      [null, 1],
    ])
    const behind = async (more: { figure: 'Visits' | 'Seniors' | 'Households'; site?: string; county?: number }) =>
      (await call(pantryReports.listHouseholdRecords, at, { ...november, ...more, from: 0 })).answer.Value
    expect((await behind({ figure: 'Visits' }))?.RecordCount).toBe(3)
    expect((await behind({ figure: 'Households', site: report?.Sites[0]?.Site ?? '' }))?.RecordCount).toBe(2)
    const ofCounty = await behind({ figure: 'Households', county: 47_093 })
    expect(ofCounty?.Records.map(({ CustomerID, CountyName, Count }) => [CustomerID, CountyName, Count])).toEqual([
      [known.ID, 'Knox, TN', 1],
    ])
    expect((await behind({ figure: 'Seniors' }))?.Records.map(({ CustomerID }) => CustomerID)).toEqual([fresh.ID])
    // Another agency's are none of it, and the food bank reads those of both.
    const others = await call(pantryReports.getHouseholdReport, person('agency', 16, [ids.foodBank]), november)
    expect(others.answer.Value?.Total.Households).toBe(0)
    const byFoodBank = await call(pantryReports.getHouseholdReport, foodBank, { ...november, agencyId: 15 })
    expect(byFoodBank.answer.Value?.Total).toEqual(report?.Total)
  })

  it('of duplicates that were merged it counts one household', async () => {
    const at = person('agency', 17, [ids.foodBank])
    const pantry = await newPantry(at, { label: 'Mill' })
    const kept = await neighbor({ LastName: 'Kept' })
    const duplicate = await neighbor({ LastName: 'Double', MergedInto: kept.ID })
    await handedOver(at, pantry, kept)
    await handedOver(at, pantry, duplicate)
    const days = { start: '2026-11-01', end: '2026-11-30', food: 'tefap' } as const
    const { answer } = await call(pantryReports.getHouseholdReport, at, days)
    expect(answer.Value?.Total).toMatchObject({ Households: 1, Visits: 2 })
  })

  it('[tefap-report-range-first] needs a range of days', async () => {
    for (const endpoint of [pantryReports.getTefapCustomersCount, pantryReports.exportTefapCustomers])
      expect((await asked(agency, endpoint, {})).answer.FailureReason).toBe(refusals.exportNeedsDates.en)
  })
})

describe('the report of customers', () => {
  it('[customers-report-options] has those of the filters, on request with their dates of service', async () => {
    const customer = await neighbor({ LastName: 'Zapata', EMailAddress: 'zapata@example.org' })
    await handedOver(agency, await newPantry(agency), customer)
    const input = { FoodInsecureNeighborID: String(customer.ID), Format: 'CSV' }
    const [heads, row] = csvRows((await asked(agency, pantryReports.exportCustomers, input)).body)
    expect(heads).not.toContain('Dates of service')
    expect(row).toContain('Zapata,Rosa,zapata@example.org,(865) 555-0142,37902')
    const dated = csvRows(
      (await asked(agency, pantryReports.exportCustomers, { ...input, IncludeDatesOfService: 'true' })).body,
    )
    expect(dated[0]).toContain('Dates of service')
    expect(dated[1]).toContain('2026-11-24')
    const other = person('agency', 12, [ids.foodBank])
    expect(csvRows((await asked(other, pantryReports.exportCustomers, input)).body)).toHaveLength(1)
  })

  it('tells an agency no day on which another pantry served a common neighbor; the food bank sees all of them', async () => {
    const [own, other] = [person('agency', 7201, [ids.foodBank]), person('agency', 7202, [ids.foodBank])]
    const customer = await neighbor({ AgencyIDs: [own.EntityID, other.EntityID] })
    await handedOver(other, await newPantry(other), customer)
    const input = { Format: 'CSV', FoodInsecureNeighborID: customer.ID, IncludeDatesOfService: 'true' }
    const dates = async (by: Caller) =>
      csvRows((await asked(by, pantryReports.exportCustomers, input)).body)[1]?.match(/2026-11-24/g)?.length ?? 0
    expect([await dates(own), await dates(other), await dates(foodBank)]).toEqual([0, 1, 1])
    await handedOver(own, await newPantry(own), customer)
    expect(await dates(own)).toBe(1)
  })

  it('and the summary answer an agency nothing about another agency', async () => {
    const [own, other] = [person('agency', 7203, [ids.foodBank]), person('agency', 7204, [ids.foodBank])]
    const customer = await neighbor({ AgencyIDs: [own.EntityID, other.EntityID] })
    await handedOver(own, await newPantry(own), customer)
    const foreign = { Format: 'CSV', AgencyID: other.EntityID }
    expect(csvRows((await asked(own, pantryReports.exportCustomers, foreign)).body)).toHaveLength(1)
    expect(csvRows((await asked(own, pantryReports.exportTefapCustomers, { ...foreign, ...today })).body)).toHaveLength(
      1,
    )
    const days = { dateStartFilter: '11-24-2026', dateEndFilter: '11-24-2026' }
    const visits = async (agencyId: number) => {
      const { answer } = await call(pantryReports.getCustomerSummary, own, { ...days, agencyId })
      return [answer.Value?.AgencyID, answer.Value?.Total.Visits]
    }
    expect(await visits(other.EntityID)).toEqual([other.EntityID, 0])
    expect(await visits(own.EntityID)).toEqual([own.EntityID, 1])
  })
})

describe('numbers of all reports', () => {
  const own = person('agency', 7210, [ids.foodBank])
  type Raw = NonNullable<Awaited<ReturnType<typeof order>>>
  const order = async (id: number) => (await call(orders.getOrder, own, { id })).answer.Value
  const sum = <T>(all: readonly T[], of: (one: T) => number) =>
    Math.round(100 * all.reduce((total, one) => total + of(one), 0)) / 100
  const linesOf = (all: readonly Raw[]) => all.flatMap(({ PantryOrderItems }) => PantryOrderItems)

  const codeOf = (one: Raw) => one.PantryOrderStatusType?.Code

  /** Twelve orders of four families at two sites: handed over, short of a unit, taken back, cancelled, open. */
  async function aDay(): Promise<Raw[]> {
    const sites = [await newPantry(own, { stock: 100 }), await newPantry(own, { stock: 100 })]
    const families = await Promise.all([1, 3, 4, 6].map((HouseholdSize) => neighbor({ HouseholdSize, Ages: null })))
    const made = []
    for (let nth = 0; nth < 12; nth++) {
      const [site, family] = [sites[nth % 2], families[nth % 4]]
      if (site && family) made.push(await ordered(site, family))
    }
    const given = { Acknowledged: ['notPacked', 'otherDay'] }
    for (const { ID: id, PantryOrderItems } of made.slice(0, 2)) {
      const PantryInventoryItemID = PantryOrderItems[0]?.PantryInventoryItemID ?? 0
      await call(orders.packOrderLine, own, { id, PantryInventoryItemID, PackedQuantity: 2 })
    }
    for (const { ID: id } of made.slice(0, 8)) await call(orders.handOverOrder, own, { id, ...given } as never)
    for (const { ID: id } of made.slice(7, 8)) await call(orders.takeHandOverBack, own, { id })
    for (const { ID: id } of made.slice(8, 10)) await call(orders.setOrderStatus, own, { id, statusCode: 'CANCELLED' })
    return Promise.all(made.map(async ({ ID: id }) => (await order(id)) ?? expect.fail('no order')))
  }
  /** A column of a CSV file, as numbers. */
  function column(body: string, head: string): number[] {
    const [heads = [], ...rows] = csvRows(body).map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    )
    const at = heads.indexOf(head)
    expect(at, head).toBeGreaterThanOrEqual(0)
    return rows.map((cells) => Number(cells[at]))
  }

  it('are those that are counted by hand from the orders', async () => {
    const all = await aDay()
    const given = all.filter((one) => codeOf(one) === 'DELIVEREDTONEIGHBOR')
    const served = all.filter((one) => codeOf(one) !== 'CANCELLED')
    expect([given.length, served.length]).toEqual([7, 10])
    const input = { OrderIDList: all.map(({ ID }) => ID).join(','), Format: 'CSV' }
    const csv = async (endpoint: Endpoint<never, unknown>, more: object = input) =>
      (await asked(own, endpoint, more)).body
    const handed = (one: Raw) => sum(one.PantryOrderItems, ({ HandedOverQuantity }) => HandedOverQuantity ?? 0)
    const weights: Readonly<Record<string, number>> = { 'Pinto Beans, Dry': 2, 'Low-Fat Milk': 4.3 }
    const pounds = sum(
      linesOf(given),
      ({ HandedOverQuantity, PantryInventoryItem: { Name } }) => (HandedOverQuantity ?? 0) * (weights[Name] ?? 0),
    )
    const tefap = linesOf(given).filter(
      ({ PantryInventoryItem: { PantryInventoryItemSource: source } }) => source?.Code === 'TEFAP',
    )

    const ofOrders = await csv(pantryReports.exportOrder)
    expect(sum(column(ofOrders, 'Ordered'), Number)).toBe(sum(linesOf(all), ({ Quantity }) => Quantity))
    expect(sum(column(ofOrders, 'Handed over'), Number)).toBe(sum(given, handed))
    expect(column(await csv(pantryReports.exportPickup), 'Products')).toHaveLength(served.length)
    expect(column(await csv(pantryReports.exportDelivery), 'Products')).toHaveLength(0)

    const distribution = await csv(pantryReports.exportDistribution)
    expect(sum(column(distribution, 'Handed over'), Number)).toBe(sum(given, handed))
    expect(sum(column(distribution, 'Pounds'), Number)).toBe(pounds)

    const days = { dateStartFilter: '11-24-2026', dateEndFilter: '11-24-2026' }
    const summary = (await call(pantryReports.getCustomerSummary, own, days)).answer.Value
    const sizes = new Map([1, 3, 4, 6].map((size, nth) => [all[nth]?.FoodInsecureNeighbor.ID, size]))
    const people = new Set(given.map(({ FoodInsecureNeighbor: { ID } }) => ID))
    expect(summary?.Total).toMatchObject({
      Visits: given.length,
      Households: people.size,
      Individuals: sum([...people], (id) => sizes.get(id) ?? 0),
      Items: sum(given, handed),
      Pounds: pounds,
      TefapItems: sum(tefap, ({ HandedOverQuantity }) => HandedOverQuantity ?? 0),
    })
    expect(sum(summary?.Places ?? [], ({ Visits }) => Visits)).toBe(given.length)

    const ofTefap = await csv(pantryReports.exportTefapCustomers, { ...today, Format: 'CSV' })
    expect(column(ofTefap, 'Visits')).toHaveLength(people.size)
    expect(sum(column(ofTefap, 'Visits'), Number)).toBe(given.length)
    expect(sum(column(ofTefap, 'TEFAP products'), Number)).toBe(summary?.Total.TefapItems)
    expect(sum(column(ofTefap, 'Household size'), Number)).toBe(summary?.Total.Individuals)
    expect((await call(pantryReports.getTefapCustomersCount, own, today)).answer.Value).toBe(people.size)
  }, 120_000)
})

describe('reports in the background', () => {
  async function finished(id: number) {
    const { handler } = await import('../../../../functions/work/jobs/runJob.ts')
    const events = (await jobStore.loadWithTimeline(id))?.events ?? []
    await deliver(handler, { detail: events.at(-1) })
    return jobStore.load(id)
  }

  it('are the same as at once', async () => {
    const order = await ordered(await newPantry(agency), await neighbor())
    const labels = { sheet: '5163' as const, labelsPerOrder: 1, includeCustomerName: true }
    const Parameters = {
      pantryReport: 'orders' as const,
      format: 'CSV' as const,
      isFull: false,
      orders: { OrderIDList: String(order.ID) },
      labels,
    }
    const { answer } = await call(jobs.requestJob, agency, { Kind: 'pantryReport', Parameters })
    const done = await finished(answer.Value?.ID ?? 0)
    expect(done).toMatchObject({ State: 'done', Done: 1, FileName: 'orders-2026-11-24.csv' })
  })

  it('are refused for the same reasons', async () => {
    const Parameters = { pantryReport: 'tefap', format: 'PDF', hasDates: false, customers: {} }
    const { answer } = await call(jobs.requestJob, agency, { Kind: 'pantryReport', Parameters } as never)
    expect(answer.FailureReason).toBe(refusals.exportNeedsDates.en)
  })

  it('[tefap-post-unreachable] are sent to the own address of whoever asks, and to no other', async () => {
    const { EMailAddress } = userOf(agency)
    const before = (await call(jobs.listJobs, agency, {})).answer.Value?.length ?? 0
    const input = { ...today, emailAddress: 'somebody@example.org' }
    const refused = await asked(agency, pantryReports.emailTefapCustomers, input)
    expect(refused.answer.FailureReason).toBe(refusals.reportMailOthers.en)
    const { answer } = await asked(agency, pantryReports.emailTefapCustomers, { ...input, emailAddress: EMailAddress })
    expect(answer.Successful).toBe(true)
    const listed = (await call(jobs.listJobs, agency, {})).answer.Value ?? []
    expect(listed).toHaveLength(before + 1)
    expect(listed[0]).toMatchObject({ Kind: 'pantryReport', Parameters: { pantryReport: 'tefap' } })
  })
})
