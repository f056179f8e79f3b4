import Papa from 'papaparse'
import type { Ledger, LedgerOrder, OrderState } from './ledger.ts'
import type { Pantry, PantryApi } from './pantry.ts'

/** Every number that the product tells, beside that of the ledger. */

export interface Difference {
  readonly when: string
  readonly what: string
  readonly expected: unknown
  readonly found: unknown
}

export class Comparison {
  readonly differences: Difference[] = []
  readonly #counts = new Map<string, number>()
  when = ''

  is(kind: string, what: string, expected: unknown, found: unknown): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
    if (JSON.stringify(expected) !== JSON.stringify(found))
      this.differences.push({ when: this.when, what: `${kind}: ${what}`, expected, found })
  }

  /** Number of compared numbers, by kind. */
  get counts(): ReadonlyMap<string, number> {
    return this.#counts
  }
}

interface StockRow {
  readonly ID: number
  readonly ShelfQuantity: number
  readonly PackedQuantity: number
  readonly PromisedQuantity: number
  readonly Quantity: number
}
const fourOf = ({ ShelfQuantity, PackedQuantity, PromisedQuantity, Quantity }: StockRow) => [
  ...[ShelfQuantity, PackedQuantity, PromisedQuantity, Quantity],
]

type Csv = Record<string, string>[]
const parsed = (text: string): Csv =>
  Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true }).data

export class Comparing {
  readonly #api: PantryApi
  readonly #pantry: Pantry
  readonly #ledger: Ledger
  readonly #to: Comparison

  constructor(api: PantryApi, pantry: Pantry, ledger: Ledger, to: Comparison) {
    this.#api = api
    this.#pantry = pantry
    this.#ledger = ledger
    this.#to = to
  }

  /** Shelf, bags, promised and available of a product. */
  fourBooked(index: number): number[] {
    const { shelf, bags, promised } = this.#ledger.shelves[index] ?? { shelf: 0, bags: 0, promised: 0 }
    return [shelf, bags, promised, Math.max(0, shelf - promised)]
  }

  async all(when: string): Promise<void> {
    this.#to.when = when
    await this.#api.renew()
    await this.stock()
    await this.inventoryFile()
    await this.windows()
    await this.orders()
    await this.orderFile()
    await this.report()
    await this.waitingFood()
  }

  async stock(): Promise<void> {
    const grid = new Map((await this.#api.rows<StockRow>('/api/PantryInventoryItemsGrid')).map((row) => [row.ID, row]))
    const activity = await this.#api.rows<StockRow>('/api/PantryInventoryActivityGrid')
    for (const [index, id] of this.#pantry.productIds.entries()) {
      const { name } = this.#ledger.plan.products[index] ?? { name: '' }
      const booked = this.fourBooked(index)
      const own = async (kind: string, row: StockRow | undefined) =>
        this.#to.is(kind, `${name} (shelf, bags, promised, available)`, booked, row && fourOf(row))
      await own('products grid', grid.get(id))
      await own(
        'inventory activity',
        activity.find((row) => row.ID === id),
      )
      await own('product page', await this.#api.ask<StockRow>('GET', `/api/orderahead/inventory/${id}/details`))
      await this.movements(id, name, booked)
    }
  }

  /** The newest movement's balance, and the movements summed up from the first. */
  async movements(id: number, name: string, [shelf = 0, bags = 0, promised = 0]: number[]): Promise<void> {
    const path = `/api/orderahead/inventory/${id}/movements`
    const first = await this.#api.ask<{ rows: { ShelfBalance: number; Balance: number }[] }>('GET', `${path}?rows=1`)
    const { ShelfBalance, Balance } = first.rows[0] ?? { ShelfBalance: 0, Balance: 0 }
    this.#to.is('ledger balance', name, [shelf, shelf - promised], [ShelfBalance, Balance])
    type Row = { Quantity: number; OrderQuantity: number; PackedQuantity: number }
    const rows = await this.#api.rows<Row>(path)
    const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
    const sums = [sum((row) => row.Quantity), sum((row) => row.OrderQuantity), sum((row) => row.PackedQuantity)]
    this.#to.is('ledger sums', name, [shelf - promised, promised + bags, bags], sums)
  }

  async inventoryFile(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10)
    const range = { StartDate: today.replace(/^\d{4}/, (year) => String(Number(year) - 1)), EndDate: this.#pantry.day }
    const answer = await this.#api.send('POST', '/api/orderahead/reports/inventory', {
      ...range,
      zone: this.#pantry.zone,
    })
    const lines = new Map(parsed(await answer.text()).map((line) => [Number(line.ID), line]))
    for (const [index, id] of this.#pantry.productIds.entries()) {
      const line = lines.get(id) ?? {}
      const found = ['On the shelf', 'In packed bags', 'Promised', 'Quantity (Available)'].map((head) =>
        Number(line[head]),
      )
      this.#to.is('inventory file', this.#ledger.plan.products[index]?.name ?? '', this.fourBooked(index), found)
    }
  }

  async windows(): Promise<void> {
    const { windowId, laterWindowId, day } = this.#pantry
    const { orders, later } = this.#ledger
    const of = (list: readonly LedgerOrder[], state: OrderState) => list.filter((order) => order.state === state).length
    for (const [id, list] of [[windowId, orders] as const, [laterWindowId, later] as const]) {
      const found = await this.#api.ask<Record<string, unknown>>('GET', `/api/orderahead/pickuptimes/${id}`)
      const expected = {
        ...{ AllOrders: list.length, CreatedOrders: of(list, 'CREATED'), PackedOrders: of(list, 'PACKED') },
        ...{ DeliveredToNeighborOrders: of(list, 'DELIVEREDTONEIGHBOR'), AbandonedOrders: of(list, 'ABANDONED') },
        ...{ ProcessingOrders: 0, DeliveredToPickupLocationOrders: 0, CancelledTypeOrders: of(list, 'ABANDONED') },
      }
      for (const [name, value] of Object.entries(expected)) this.#to.is('window', `${id} ${name}`, value, found[name])
    }
    type Packing = { Windows: { ID: number; ToPack: number; Packed: number; HandedOver: number }[] }
    const { Windows } = await this.#api.ask<Packing>('GET', `/api/orderahead/packing?day=${day}`)
    const shown = Windows.find(({ ID }) => ID === windowId)
    const expected = [of(orders, 'CREATED'), of(orders, 'PACKED'), of(orders, 'DELIVEREDTONEIGHBOR')]
    const found = shown && [shown.ToPack, shown.Packed, shown.HandedOver]
    // A window whose orders have all ended is not packed any more.
    if (expected.some((count) => count > 0))
      this.#to.is('packing page', 'to pack, packed, handed over', expected, found)
    type Calendar = { days: { Day: string; Orders: number; PantryLocationID: number }[] }
    const calendar = await this.#api.ask<Calendar>('GET', `/api/orderahead/windowscalendar?month=${day.slice(0, 7)}`)
    const placed = orders.length - of(orders, 'ABANDONED')
    this.#to.is('calendar', day, placed, calendar.days.find(({ Day }) => Day === day)?.Orders)
  }

  async orders(): Promise<void> {
    type Row = { ID: number; PantryOrderStatusType: { Code: string }; TotalItems: number; TotalPounds: number }
    const { windowId } = this.#pantry
    const rows = await this.#api.rows<Row>(`/api/PantryOrdersGrid?PantryLocationPickupTimeID=${windowId}`)
    this.#to.is('orders grid', 'orders of the window', this.#ledger.orders.length, rows.length)
    const found = new Map(rows.map((row) => [row.ID, row]))
    for (const order of this.#ledger.orders) {
      const row = found.get(order.id)
      const { items, pounds } = this.#ledger.totals([order])
      const shown = row && [row.PantryOrderStatusType.Code, row.TotalItems, row.TotalPounds]
      this.#to.is('orders grid', `${order.code} (status, items, pounds)`, [order.state, items, pounds], shown)
    }
  }

  /** Each line of the orders' file: ordered, packed, handed over. */
  async orderFile(): Promise<void> {
    const { windowId } = this.#pantry
    const query = `PantryLocationPickupTimeID=${windowId}&Format=CSV`
    const answer = await this.#api.send('GET', `/api/orderahead/reports/order?${query}`)
    const lines = parsed(await answer.text())
    const text = (value: number | null) => (value === null ? '' : String(value))
    const found = new Map(lines.map((line) => [`${line.Order} ${line.Product}`, line]))
    for (const { code, state, planned } of this.#ledger.orders)
      for (const { product, quantity, packed } of planned.lines) {
        const name = this.#ledger.plan.products[product]?.name ?? ''
        const line = found.get(`${code} ${name}`)
        const inBag = state === 'CREATED' ? null : packed
        const expected = [text(quantity), text(inBag), text(state === 'DELIVEREDTONEIGHBOR' ? packed : null)]
        const shown = line && [line.Ordered, line.Packed, line['Handed over']]
        this.#to.is('orders file', `${code} ${name} (ordered, packed, handed over)`, expected, shown)
      }
  }

  async report(): Promise<void> {
    const { label, windowId } = this.#pantry
    const day = this.#pantry.day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1')
    const days = `dateStartFilter=${day}&dateEndFilter=${day}`
    type Summary = { Total: Record<string, number>; Places: (Record<string, number> & { Name: string })[] }
    const summary = await this.#api.ask<Summary>('GET', `/api/orderahead/reports/customers/foodbanksummary?${days}`)
    const place = summary.Places.find(({ Name }) => (Name as unknown) === label)
    const figures = Object.entries(this.#ledger.figures())
    for (const [name, value] of figures) this.#to.is('customer summary', name, value, summary.Total[name])
    if (this.#ledger.served.size > 0)
      for (const [name, value] of figures) this.#to.is('customer summary of the place', name, value, place?.[name])
    const range = `OrderPickupStartDate=${day}&OrderPickupEndDate=${day}`
    const tefap = await this.#api.ask<number>('GET', `/api/orderahead/reports/tefapcustomerscount?${range}`)
    this.#to.is('TEFAP report', 'households', this.#ledger.figures().TefapHouseholds, tefap)
    await this.recalls()
    await this.distribution(`PantryLocationPickupTimeID=${windowId}&Format=CSV`)
  }

  /** Compares the customers that a recall finds, who have a product at home. */
  async recalls(): Promise<void> {
    const { day, productIds } = this.#pantry
    for (const [index, id] of productIds.entries()) {
      type List = { Orders: { HandedOver: string | null; Quantity: number }[] }
      const path = `/api/orderahead/inventory/${id}/recall?start=${day}&end=${day}`
      const { Orders } = await this.#api.ask<List>('GET', path)
      const home = Orders.filter(({ HandedOver, Quantity }) => HandedOver !== null && Quantity > 0)
      const { orders, quantity } = this.#ledger.distributed(index)
      const found = [home.length, home.reduce((sum, { Quantity }) => sum + Quantity, 0)]
      const { name } = this.#ledger.plan.products[index] ?? { name: '' }
      this.#to.is('recall', `${name} (orders, units)`, [orders, quantity], found)
    }
  }

  /** The products that left the house, as the distribution report's file lists them. */
  async distribution(query: string): Promise<void> {
    const answer = await this.#api.send('GET', `/api/orderahead/reports/distribution?${query}`)
    const lines = (await answer.text()).split(/\r?\n/)
    for (const [index, { name }] of this.#ledger.plan.products.entries()) {
      const { quantity, orders, pounds } = this.#ledger.distributed(index)
      const line = lines.map((one) => Papa.parse<string[]>(one).data[0] ?? []).find(([head]) => head === name)
      const found = line ? line.slice(2, 5).map(Number) : [0, 0, 0]
      this.#to.is('distribution file', `${name} (orders, handed over, pounds)`, [orders, quantity, pounds], found)
    }
  }

  async waitingFood(): Promise<void> {
    const list = await this.#api.ask<{ Quantity: number }[]>('GET', '/api/orderahead/orders/returns')
    const expected = this.#ledger.shelves.reduce((sum, { waiting }) => sum + waiting, 0)
    this.#to.is(
      'cold food',
      'units that wait',
      expected,
      list.reduce((sum, { Quantity }) => sum + Quantity, 0),
    )
  }
}
