import { nextId } from '../../../functions/core/table/ids.ts'
import { table } from '../../../functions/core/table/table.ts'
import { receiverOf } from '../../../functions/rescue/loads/receivers.ts'
import { referenceWrite, submissionStore } from '../../../functions/rescue/loads/submissionTable.ts'
import { isRefusal } from '../../../shared/core/answer.ts'
import { refusalText } from '../../../shared/core/refusalText.ts'
import { addDays, localDay } from '../../../shared/core/time/zone.ts'
import { acceptLoad, declineLoad } from '../../../shared/rescue/loads/answers.ts'
import { type LoadDraft, newSubmission } from '../../../shared/rescue/loads/newSubmission.ts'
import { approveLoad, changeNotifyMode } from '../../../shared/rescue/loads/offering.ts'
import { addEntity } from '../../../shared/rescue/loads/ranking.ts'
import { entityCandidate } from '../../../shared/rescue/loads/score.ts'
import type { SubmissionItem } from '../../../shared/rescue/loads/submission.ts'
import type { SubmissionRule } from '../../../shared/rescue/loads/submissionTransition.ts'
import { cancelLoad, deleteLoad, deliverLoad, locateDriver } from '../../../shared/rescue/loads/transit.ts'
import { at } from './context.ts'
import type { Organizations } from './people.ts'

/** Distributors' loads of the demonstration: one in each status, some of them for the listed food bank and agency. */

const place = (City: string, Province: string, PostalCode: string, Latitude: number, Longitude: number) => ({
  AddressLine1: '',
  City,
  Province,
  PostalCode,
  Latitude,
  Longitude,
})
const origins = {
  greenBay: place('Green Bay', 'WI', '54303', 44.51, -88.01),
  omaha: place('Omaha', 'NE', '68102', 41.26, -95.93),
  toledo: place('Toledo', 'OH', '43604', 41.65, -83.54),
  memphis: place('Memphis', 'TN', '38103', 35.15, -90.05),
} as const
const item = (Product: string, Cases: number, perCase: number, Pounds: number): SubmissionItem => ({
  Product,
  Cases,
  Items: Cases * perCase,
  Pounds,
})
const goods = {
  dairy: [item('Milk, whole, half gallon', 900, 9, 38_700), item('Yogurt, plain, 32 oz', 120, 6, 1440)],
  canned: [item('Green beans, canned, 14.5 oz', 1100, 24, 26_400), item('Corn, canned, 15 oz', 500, 24, 12_500)],
  produce: [item('Apples, 3 lb bags', 800, 12, 28_800), item('Carrots, 2 lb bags', 260, 24, 12_480)],
  frozen: [item('Chicken thighs, frozen, 10 lb', 1200, 4, 40_000)],
  none: [],
} as const

interface LoadScenario {
  readonly origin: keyof typeof origins
  readonly shipper: string
  readonly goods: keyof typeof goods
  readonly hoursAgo: number
  /** Nobody is near. */
  readonly isAlone?: true
  /** Events, with the hours since. */
  readonly steps: readonly (readonly [hoursAgo: number, rule: SubmissionRule])[]
}

const carriers = ['Prairie Freight', 'Great Lakes Trucking', 'Blue Ridge Haulers'] as const
const driver = (DriverLocationDescription: string, DriverLatitude: number, DriverLongitude: number): SubmissionRule => {
  const location = { DriverLocationDescription, DriverLatitude, DriverLongitude }
  return (load, now) => locateDriver(load, location, now)
}
const arrived =
  (missing: number): SubmissionRule =>
  (load, now) =>
    deliverLoad(load, { TotalCases: load.TotalCases - missing, TotalItems: load.TotalItems - missing * 12 }, now)
const simultaneous: SubmissionRule = (load, now) => changeNotifyMode(load, 'simultaneous', now)

function scenariosOf({ foodBanks, agencies }: Organizations): LoadScenario[] {
  const [first, agency] = [at(foodBanks, 0), at(agencies, 0)]
  const addAgency: SubmissionRule = (load, now) =>
    addEntity(load, entityCandidate(load.Origin, receiverOf(agency)), now)
  const accept =
    (id: number): SubmissionRule =>
    (load, now) =>
      acceptLoad(load, id, now)
  /** Every asked organization declines, until none is left. */
  const declineAll: SubmissionRule = (load, now) =>
    load.Matches.reduce<ReturnType<SubmissionRule>>(
      (step, { Entity }) => {
        if (isRefusal(step)) return step
        const next = declineLoad(step.state, Entity.ID, now)
        return isRefusal(next) ? next : { state: next.state, events: [...step.events, ...next.events] }
      },
      { state: load, events: [] },
    )
  return [
    {
      origin: 'memphis',
      shipper: 'Delta Poultry',
      goods: 'frozen',
      hoursAgo: 500,
      steps: [
        [498, simultaneous],
        [496, approveLoad],
        [495, accept(first.ID)],
        [480, driver('I-65 near Louisville, KY', 38.25, -85.76)],
        [470, arrived(0)],
      ],
    },
    {
      origin: 'greenBay',
      shipper: 'Sunrise Foods',
      goods: 'dairy',
      hoursAgo: 300,
      steps: [
        [299, addAgency],
        [298, simultaneous],
        [297, approveLoad],
        [296, accept(agency.ID)],
        [280, driver('I-94 near Gary, IN', 41.6, -87.34)],
        [262, arrived(14)],
      ],
    },
    {
      origin: 'toledo',
      shipper: 'Lakeshore Canning',
      goods: 'canned',
      hoursAgo: 200,
      steps: [
        [198, approveLoad],
        [196, declineAll],
      ],
    },
    { origin: 'omaha', shipper: 'Heartland Produce', goods: 'none', hoursAgo: 150, steps: [] },
    { origin: 'omaha', shipper: 'Heartland Produce', goods: 'produce', hoursAgo: 140, isAlone: true, steps: [] },
    {
      origin: 'memphis',
      shipper: 'Delta Poultry',
      goods: 'frozen',
      hoursAgo: 120,
      steps: [
        [119, approveLoad],
        [118, cancelLoad],
      ],
    },
    { origin: 'toledo', shipper: 'Lakeshore Canning', goods: 'canned', hoursAgo: 100, steps: [[99, deleteLoad]] },
    {
      origin: 'greenBay',
      shipper: 'Sunrise Foods',
      goods: 'dairy',
      hoursAgo: 30,
      steps: [
        [29, simultaneous],
        [28, approveLoad],
        [27, accept(first.ID)],
        [5, driver('I-90 near South Bend, IN', 41.7, -86.25)],
      ],
    },
    {
      origin: 'omaha',
      shipper: 'Heartland Produce',
      goods: 'produce',
      hoursAgo: 20,
      steps: [
        [19, addAgency],
        [18.5, simultaneous],
        [18, approveLoad],
        [17, accept(agency.ID)],
      ],
    },
    { origin: 'toledo', shipper: 'Lakeshore Canning', goods: 'canned', hoursAgo: 3, steps: [[2, approveLoad]] },
    {
      origin: 'greenBay',
      shipper: 'Sunrise Foods',
      goods: 'dairy',
      hoursAgo: 2,
      steps: [
        [1.8, addAgency],
        [1.6, simultaneous],
        [1.5, approveLoad],
      ],
    },
    { origin: 'memphis', shipper: 'Delta Poultry', goods: 'frozen', hoursAgo: 1, steps: [] },
    { origin: 'omaha', shipper: 'Heartland Produce', goods: 'produce', hoursAgo: 0.5, steps: [] },
  ]
}

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

function draftOf({ origin, shipper, goods: kind, hoursAgo }: LoadScenario, index: number, now: Date): LoadDraft {
  const day = localDay(before(now, hoursAgo), 'UTC')
  return {
    Reference: `NL-${2400 + index * 7}`,
    Shipper: { Name: shipper },
    Carrier: { Name: at(carriers, index % carriers.length) },
    Origin: origins[origin],
    PickupDate: addDays(day, 1),
    DeliveryDate: addDays(day, 3),
    OfferDeadline: null,
    IsSimultaneousNotifyEnabled: false,
    Items: [...goods[kind]],
  }
}

/** The steps as they would have been saved one after the other; nobody is told of them. */
async function writeLoad(
  scenario: LoadScenario,
  index: number,
  organizations: Organizations,
  now: Date,
): Promise<void> {
  const foodBanks = scenario.isAlone ? [] : organizations.foodBanks.map(receiverOf)
  const arrival = before(now, scenario.hoursAgo)
  const context = { ID: await nextId('submission'), network: organizations.network, foodBanks, now: arrival }
  const received = newSubmission(draftOf(scenario, index, now), context)
  let state = { ...received.state, Version: 1 }
  const events = submissionStore.eventsOf(state, received.events, { by: null, now: arrival })
  for (const [hoursAgo, rule] of scenario.steps) {
    const time = before(now, hoursAgo)
    const step = rule(state, time)
    if (isRefusal(step)) throw new Error(`Load ${index}: ${refusalText(step, 'en')}`)
    state = { ...step.state, Version: state.Version + 1 }
    events.push(...submissionStore.eventsOf(state, step.events, { by: null, now: time }))
  }
  await table.commit([...submissionStore.importWrites({ state, events }), referenceWrite(state, 'demonstration')])
}

export async function writeLoads(organizations: Organizations, now: Date): Promise<void> {
  for (const [index, scenario] of scenariosOf(organizations).entries())
    await writeLoad(scenario, index, organizations, now)
}
