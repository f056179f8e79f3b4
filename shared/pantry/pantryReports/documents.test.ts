import { describe, expect, it } from 'vitest'
import { orderLine } from '../orders/order.fixture.ts'
import { customersDocument, distributionDocument, orderDocument, tefapDocument } from './documents.ts'
import { beans, orderFacts, reportContext, servedFacts } from './report.fixture.ts'
import { households } from './served.ts'
import type { PantryDocument } from './table.ts'

const heads = ({ tables }: PantryDocument) => tables[0]?.columns.map(({ head }) => head)
const sections = ({ tables }: PantryDocument) => tables[0]?.sections
const rows = (document: PantryDocument) => sections(document)?.flatMap((section) => section.rows) ?? []
const onPaper = reportContext({ isPaper: true })
const inData = reportContext()

describe('a document', () => {
  it('[date-format-filters] says whose it is, its days as MM/DD/YYYY, and when it was made', () => {
    const { title, lead } = tefapDocument([], [], onPaper)
    expect(title).toBe('TEFAP')
    expect(lead).toEqual(['Valley Food Bank', '11/24/2026 – 11/30/2026', 'Made Nov 24, 2026, 10:00 AM'])
  })

  it('has no days when orders were selected', () => {
    expect(orderDocument('orders', [], reportContext({ range: undefined })).lead).toHaveLength(2)
  })
})

describe('the pickup attendant’s report', () => {
  const late = orderFacts({ ID: 4712, StartTime: '11:00:00', EndTime: '11:59:59' })
  const elsewhere = orderFacts({ ID: 4713, Place: 'Armory' })
  const orders = [late, orderFacts(), elsewhere]

  it('stands below place and day on paper, with a column to sign', () => {
    const document = orderDocument('pickupAttendant', orders, onPaper)
    expect(sections(document)?.map(({ heading }) => heading)).toEqual([
      'Armory · Tue, Nov 24, 2026',
      'Church hall · Tue, Nov 24, 2026',
    ])
    expect(heads(document)).not.toContain('Location')
    expect(heads(document)?.at(-1)).toBe('Received by')
    expect(sections(document)?.[1]?.rows.map(([time, code]) => [time, code])).toEqual([
      ['10:00 – 11:00 AM', '1267'],
      ['11:00 AM – 12:00 PM', '1268'],
    ])
  })

  it('carries place and day in each row of data, and adds up', () => {
    const document = orderDocument('pickupAttendant', orders, inData)
    expect(heads(document)?.slice(0, 2)).toEqual(['Location', 'Date'])
    expect(rows(document)[0]?.slice(0, 6)).toEqual([
      'Armory',
      '2026-11-24',
      '10:00 – 11:00 AM',
      '1269',
      'Rosa Figueroa',
      '(865) 555-0142',
    ])
    const [table] = document.tables
    expect(table?.totals?.[table.columns.findIndex(({ head }) => head === 'Products')]).toBe(15)
  })
})

it('an item’s source is named on paper, and coded in data', () => {
  const donated = orderFacts({ PantryOrderItems: [orderLine({ SourceCode: 'DONATED' }), orderLine()] })
  const sourcesIn = (context: typeof onPaper) => {
    const document = orderDocument('orders', [donated], context)
    const at = heads(document)?.indexOf('Source') ?? -1
    return rows(document).map((row) => row[at])
  }
  expect(sourcesIn(onPaper)).toEqual(['Donated', null])
  expect(sourcesIn(inData)).toEqual(['DONATED', null])
})

describe('the delivery report', () => {
  const Address = { AddressLine1: '4 Elm Street', AddressLine2: 'Apt 2', City: 'Knoxville', Province: 'TN' }
  const delivery = orderFacts({
    IsDelivery: true,
    Address: { ...Address, PostalCode: '37917', Notes: 'Ring twice' },
    Place: 'Home delivery',
  })

  it('has addresses and instructions, and says nothing of TEFAP', () => {
    const document = orderDocument('delivery', [delivery], inData)
    expect(rows(document)[0]).toEqual(
      expect.arrayContaining(['4 Elm Street, Apt 2, Knoxville', '37917', 'Ring twice', 'Cold']),
    )
    expect(JSON.stringify(document)).not.toContain('TEFAP')
  })
})

describe('the report of orders', () => {
  it('has a line for each product, all fields only where they are asked for', () => {
    const document = orderDocument('orders', [orderFacts()], inData)
    expect(rows(document).map((row) => [row[0], row[6], row[9], row[12]])).toEqual([
      ['1267', 'Pinto Beans, Dry', 3, 6],
      ['1267', 'Low-Fat Milk', 2, 8.6],
    ])
    expect(heads(document)).not.toContain('E-mail')
    const full = orderDocument('orders', [orderFacts()], reportContext({ isFull: true }))
    expect(heads(full)).toEqual(expect.arrayContaining(['E-mail', 'Neighbor ID', 'Product ID', 'Placed']))
    expect(rows(full)[0]).toContain('rosa@example.org')
  })

  it('counts what was handed over once it is final', () => {
    const [line] = orderFacts().PantryOrderItems
    const handed = orderFacts({ PantryOrderItems: line ? [{ ...line, PackedQuantity: 2, HandedOverQuantity: 1 }] : [] })
    expect(rows(orderDocument('orders', [handed], inData))[0]?.slice(9)).toEqual([3, 2, 1, 2, 'Pickup'])
  })
})

describe('a walk-in', () => {
  const walkIn = orderFacts({
    StartTime: '10:05:00',
    EndTime: '10:05:00',
    PantryOrderItems: [{ ...beans, HandedOverQuantity: 3 }],
    WalkIn: { Pounds: 12.5, TefapPounds: 2 },
  })

  it('is called so in the report of orders, with a line for its food that no product counts', () => {
    const document = orderDocument('orders', [walkIn, orderFacts({ ID: 4712, IsDelivery: true })], inData)
    const at = ['Order', 'Time', 'Product', 'Source', 'Pounds', 'Kind'].map(
      (head) => heads(document)?.indexOf(head) ?? -1,
    )
    expect(rows(document).map((row) => at.map((index) => row[index]))).toEqual([
      ['1268', '10:00 – 11:00 AM', 'Pinto Beans, Dry', null, 6, 'Delivery'],
      ['1268', '10:00 – 11:00 AM', 'Low-Fat Milk', 'TEFAP', 8.6, 'Delivery'],
      ['1267', '10:05 AM', 'Pinto Beans, Dry', null, 6, 'Walk-in'],
      ['1267', '10:05 AM', 'Food not counted by product', 'TEFAP', 2, 'Walk-in'],
      ['1267', '10:05 AM', 'Food not counted by product', null, 10.5, 'Walk-in'],
    ])
    const spanish = orderDocument('orders', [walkIn], reportContext({ language: 'es', isPaper: true }))
    expect(sections(spanish)?.[0]?.heading).toContain('Sin pedido')
  })

  it('has its whole weight, and its mark of TEFAP, in the attendant’s report', () => {
    const document = orderDocument('pickupAttendant', [walkIn], inData)
    const shown = ['Pounds', 'TEFAP'].map((head) => rows(document)[0]?.[heads(document)?.indexOf(head) ?? -1])
    expect(shown).toEqual([18.5, 'Yes'])
  })
})

describe('the distribution report', () => {
  const served = [servedFacts(), servedFacts({ OrderID: 4712, CustomerID: 311, Ages: null, HouseholdSize: null })]

  it('adds up products, people and places of what was handed over', () => {
    const { tables } = distributionDocument(served, inData)
    expect(tables[0]?.sections[0]?.rows).toEqual([
      ['Low-Fat Milk', 'TEFAP', 2, 4, 17.2],
      ['Pinto Beans, Dry', null, 2, 6, 12],
    ])
    expect(tables[1]?.sections[0]?.rows).toEqual(
      expect.arrayContaining([
        ['Visits', 2],
        ['Households served', 2],
        ['Individuals', 5],
        ['Age unknown', 1],
      ]),
    )
    expect(tables[2]?.sections[0]?.rows[0]?.slice(0, 3)).toEqual(['Church hall', 2, 2])
  })

  it('has a line for each product of each hand-over in full', () => {
    const full = distributionDocument(served, reportContext({ isFull: true }))
    expect(rows(full)).toHaveLength(4)
    expect(heads(full)).toContain('Neighbor ID')
  })
})

describe('the TEFAP report', () => {
  it('has a row for each household, and its counts by place and county', () => {
    const served = [
      servedFacts(),
      servedFacts({ OrderID: 4712, Day: '2026-11-30', Place: 'Armory', PantryLocationID: 6 }),
    ]
    const profiles = { Name: 'Rosa Figueroa', PostalCode: '37902', CountyName: 'Knox County', IsFirstTime: true }
    const document = tefapDocument(
      served,
      households(served).map((household) => ({ ...household, ...profiles })),
      inData,
    )
    expect(rows(document)).toEqual([
      [
        'Rosa Figueroa',
        310,
        4,
        2,
        2,
        0,
        'Knox County',
        '37902',
        'Armory, Church hall',
        2,
        '2026-11-24, 2026-11-30',
        'Yes',
        4,
        17.2,
      ],
    ])
    expect(document.tables[1]?.sections[0]?.rows).toEqual(
      expect.arrayContaining([['Households served for the first time', 1]]),
    )
    expect(document.tables[2]?.sections[0]?.rows.map(([name]) => name)).toEqual(['Armory', 'Church hall'])
    expect(document.tables[3]?.sections[0]?.rows.map(([name]) => name)).toEqual(['Knox County'])
  })
})

describe('the report of customers', () => {
  const customer = {
    ID: 310,
    FirstName: 'Rosa',
    LastName: 'Figueroa',
    EMailAddress: null,
    PhoneNumber: '+18655550142',
    PostalCode: null,
    OrderCount: 3,
    IsDeliveryEnabled: true,
    HouseholdSize: 4,
    IsPOC: false,
    IsTefapEligible: true,
    IsPantryVisitor: false,
    IsFoodInsecure: null,
    Created: '2026-11-21T03:00:00.000Z',
    LastLogin: '2026-11-22T15:00:00.000Z',
    DatesOfService: ['2026-11-10', '2026-11-17'],
  }

  it('has dates of service when they are asked for', () => {
    expect(heads(customersDocument([customer], false, inData))).not.toContain('Dates of service')
    expect(rows(customersDocument([customer], true, inData))[0]?.slice(-4)).toEqual([
      'Unknown',
      '2026-11-20',
      '2026-11-22',
      '2026-11-10, 2026-11-17',
    ])
  })
})
