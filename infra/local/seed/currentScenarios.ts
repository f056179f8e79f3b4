import { addDays, localDay, startOfTomorrow } from '../../../shared/core/time/zone.ts'
import type { DonorLocationEntity } from '../../../shared/network/organizations/entity.ts'
import type { ReportKind } from '../../../shared/rescue/transport/report.ts'
import { runAnswerMinutes } from './answers.ts'
import { at } from './context.ts'
import { ownCategory, storageFor } from './goods.ts'
import { listedOrganizations, type Organizations } from './people.ts'
import { after, type Course, type DonationScenario, minutes, ordinary, type PlannedAnswer } from './scenario.ts'

/**
 * Donations in progress: every listed account has work to do, and every state occurs. A spec names when its donation was
 * posted and what has been done with it since.
 */
interface ScenarioSpec {
  readonly location: DonorLocationEntity
  readonly minutesAgo: number
  /** Pounds by category. */
  readonly goods: Readonly<Record<number, number>>
  readonly course: Partial<Course>
  readonly options: SpecOptions
}
interface SpecOptions {
  /** Days from today and the window then, null for any of the next seven; as soon as possible without it. */
  readonly pickup?: readonly [days: number | null, windowId: number]
  readonly startsTomorrow?: boolean
  readonly notes?: string
  readonly isFromApi?: boolean
  readonly isPublished?: boolean
}
const asap = 1
const [morning, midday, afternoon, evening, allDay] = [2, 3, 4, 5, 6]

const specsAt =
  (location: DonorLocationEntity) =>
  (
    minutesAgo: number,
    goods: ScenarioSpec['goods'],
    course: ScenarioSpec['course'],
    options: SpecOptions = {},
  ): ScenarioSpec => ({
    location,
    minutesAgo,
    goods,
    course,
    options,
  })

const accepts = (minutes: number): PlannedAnswer => ({ say: 'accept', minutes })
const declines = (minutes: number): PlannedAnswer => ({ say: 'decline', minutes })
const silent: PlannedAnswer = { say: 'nothing' }
const allSilent = Array.from({ length: 10 }, () => silent)
/** All agencies of a list decline, except for one that does not answer. */
const nobody = [declines(6), silent, ...Array.from({ length: 8 }, (_, index) => declines(3 + index))]

/** Neither closed nor receipted yet. */
const openEnd = { close: null, receipt: null }
const waits = (approval: number | null = null) => ({ ...openEnd, approval, answers: allSilent })
const answered = (...answers: PlannedAnswer[]) => ({ ...openEnd, answers })
const untaken = { ...openEnd, approval: 4, answers: nobody, mood: 'nobodyTakes' as const }
const cancelled = (after: 'posting' | 'acceptance', minutes: number, ...answers: PlannedAnswer[]) => ({
  ...answered(...answers),
  cancel: { after, minutes },
})
/** Minutes count from the acceptance. */
const closed = (acceptance: number, minutes: number, successful = true) => ({
  ...answered(accepts(acceptance)),
  close: { successful, share: 1, minutes },
})
const received = (acceptance: number, closing: number, receipt: number) => ({
  answers: [accepts(acceptance)],
  close: { successful: true, share: 0.95, minutes: closing },
  receipt: { minutes: receipt },
})

const runApprovalMinutes = 3
/** A volunteer's run: the agency accepts a day ahead, and the reports came so many minutes before now. */
const run = (minutesAgo: number, ...reports: readonly (readonly [ago: number, kind: ReportKind])[]) => ({
  ...openEnd,
  approval: runApprovalMinutes,
  run: reports.map(([ago, kind]) => [minutesAgo - runApprovalMinutes - runAnswerMinutes - ago, kind] as const),
})

/** Volunteers' runs in each state: offered, taken, on the way, picked up, with a problem, delivered and late. */
const runSpecs = (spec: ReturnType<typeof specsAt>): ScenarioSpec[] => [
  spec(20, { 9: 64 }, run(20), { pickup: [1, morning] }),
  spec(1705, { 9: 72 }, run(1705, [1600, 'accepted']), { pickup: [1, midday] }),
  spec(1710, { 9: 58 }, run(1710, [1600, 'accepted'], [25, 'enroute']), { pickup: [0, allDay] }),
  spec(1715, { 9: 83 }, run(1715, [1600, 'accepted'], [70, 'enroute'], [20, 'pickedup']), { pickup: [0, allDay] }),
  spec(1720, { 9: 47 }, run(1720, [1600, 'accepted'], [45, 'enroute'], [15, 'problem']), { pickup: [0, allDay] }),
  spec(3200, { 9: 91 }, run(3200, [3000, 'accepted'], [1500, 'enroute'], [1460, 'pickedup'], [1420, 'droppedoff']), {
    pickup: [-1, allDay],
  }),
  spec(3300, { 9: 55 }, run(3300, [3100, 'accepted']), { pickup: [-1, morning] }),
]

/** The food bank with approval by hand: its store and agency show every state of a donation. */
function approvingSpecs(organizations: Organizations, now: Date): ScenarioSpec[] {
  const { stores, wholesaler, locationOf } = listedOrganizations(organizations)
  const location = at(stores, 0)
  const spec = specsAt(location)
  const pallets = specsAt(locationOf(wholesaler, 0))
  const bread = specsAt(
    at(
      organizations.locations.filter((other) => other.DonorName === 'Wrenhouse Bakery'),
      0,
    ),
  )
  const pickupDay = localDay(now, location.TimeZone)
  return [
    spec(0, { 1: 65, 2: 42 }, openEnd, { isPublished: true }),
    spec(9, { 1: 180, 3: 60 }, waits(), { pickup: [1, midday] }),
    bread(24, { 2: 88 }, waits(), { notes: 'Mostly sourdough and rolls.' }),
    spec(35, { 1: 95, 3: 140 }, waits(15), { pickup: [1, midday], notes: 'Ask for the dairy manager.' }),
    spec(66, { 2: 75 }, waits(10)),
    spec(50, { 4: 110, 5: 70 }, { ...answered(declines(12), silent), approval: 8 }, { pickup: [1, allDay] }),
    spec(55, { 7: 210, 8: 160 }, waits(20), { pickup: [2, midday], startsTomorrow: true }),
    spec(180, { 1: 130, 2: 40 }, { ...answered(accepts(6)), pickupDay }),
    spec(240, { 9: 190 }, answered(accepts(18)), { pickup: [1, morning] }),
    spec(290, { 11: 55 }, answered(silent, accepts(10)), { pickup: [1, afternoon] }),
    spec(430, { 1: 240 }, received(5, 150, 260)),
    spec(1340, { 3: 85 }, { ...received(9, 0, 300), close: null }),
    spec(1560, { 1: 120, 2: 64 }, closed(14, 310)),
    spec(2900, { 1: 70, 2: 45 }, { ...closed(11, 480), isReceiptBegun: true }),
    spec(150, { 1: 85 }, { ...openEnd, answers: allSilent, approval: 5, direct: { minutes: 22, provider: 'agency' } }),
    spec(3000, { 7: 80, 8: 150 }, closed(11, 500), { notes: 'Boxes are stacked by the walk-in cooler.' }),
    spec(1700, { 2: 52 }, closed(25, 400, false)),
    spec(1920, { 1: 90 }, answered(accepts(7))),
    spec(260, { 12: 45 }, untaken, { pickup: [1, midday] }),
    spec(130, { 5: 95 }, cancelled('posting', 42, silent)),
    spec(1630, { 9: 60 }, cancelled('acceptance', 35, accepts(8))),
    ...runSpecs(spec),
    spec(4500, { 7: 45, [ownCategory.ID]: 60 }, received(20, 240, 330), { isFromApi: true }),
    pallets(19, { 7: 620, 8: 1400 }, waits(), { pickup: [1, afternoon], notes: 'Two pallets; bring a pallet jack.' }),
    pallets(44, { 5: 900 }, waits(9), { pickup: [2, allDay] }),
    pallets(320, { 1: 1850 }, answered(accepts(20)), { pickup: [1, allDay] }),
    pallets(1500, { 8: 700 }, closed(30, 420)),
    pallets(4200, { 9: 960 }, received(30, 300, 420)),
  ]
}

/** The food bank with automatic approval. */
function automaticSpecs(organizations: Organizations, now: Date): ScenarioSpec[] {
  const { stores, bakery, locationOf } = listedOrganizations(organizations)
  const location = at(stores, 1)
  const spec = specsAt(location)
  const bread = specsAt(locationOf(bakery, 1))
  const pickupDay = localDay(now, location.TimeZone)
  return [
    spec(14, { 1: 150, 9: 80 }, waits(), { pickup: [1, midday] }),
    spec(41, { 2: 66 }, waits()),
    spec(33, { 4: 88 }, answered(declines(11), silent), { pickup: [1, afternoon] }),
    spec(70, { 8: 240 }, waits(), { pickup: [2, morning], startsTomorrow: true }),
    spec(200, { 3: 120 }, { ...answered(accepts(9)), pickupDay }),
    spec(1500, { 1: 210 }, closed(16, 330)),
    spec(1650, { 11: 48 }, closed(12, 410, false)),
    spec(2900, { 7: 130 }, received(21, 260, 390)),
    spec(230, { 12: 70 }, untaken, { pickup: [1, midday] }),
    spec(95, { 5: 60 }, cancelled('posting', 20, silent)),
    bread(8, { 2: 58 }, waits(), { notes: 'Bolillos y pan dulce de hoy.', pickup: [1, evening] }),
    bread(150, { 2: 47 }, { ...answered(accepts(5)), pickupDay }, { notes: 'Toque el timbre de la puerta trasera.' }),
    bread(1480, { 2: 71 }, closed(13, 260)),
    bread(2950, { 2: 63 }, received(17, 190, 300)),
  ]
}

/** The food bank with simultaneous offers: the first acceptance ends the other offers. */
function simultaneousSpecs(organizations: Organizations, now: Date): ScenarioSpec[] {
  const { stores, farm } = listedOrganizations(organizations)
  const location = at(stores, 2)
  const spec = specsAt(location)
  const orchard = specsAt(farm)
  const pickupDay = localDay(now, location.TimeZone)
  return [
    spec(25, { 1: 140, 6: 35 }, waits(), { pickup: [1, midday] }),
    spec(85, { 2: 54 }, waits()),
    spec(40, { 3: 96 }, answered(declines(7), ...allSilent), { pickup: [1, allDay] }),
    spec(45, { 7: 190 }, waits(), { pickup: [2, allDay], startsTomorrow: true }),
    spec(210, { 1: 170 }, { ...answered(accepts(8), ...allSilent), pickupDay }),
    spec(300, { 9: 110 }, answered(silent, accepts(4), ...allSilent), { pickup: [1, morning] }),
    spec(1530, { 6: 72 }, { ...closed(10, 300), answers: [accepts(10), ...allSilent] }),
    spec(2980, { 2: 80, 11: 35 }, { ...received(15, 240, 400), answers: [accepts(15), ...allSilent] }),
    spec(160, { 12: 40 }, { ...untaken, answers: [silent, ...allSilent] }, { pickup: [1, midday] }),
    orchard(30, { 1: 780 }, waits(), { pickup: [null, allDay], notes: 'Apples in bins; bring your own crates.' }),
    orchard(1600, { 1: 640 }, answered(accepts(22), ...allSilent), { pickup: [null, allDay] }),
    orchard(3100, { 1: 910 }, closed(40, 600)),
  ]
}

function scenarioOf(
  { location, minutesAgo, goods, course, options }: ScenarioSpec,
  number: number,
  seed: number,
  now: Date,
): DonationScenario {
  const zone = location.TimeZone
  const posted = after(now, -minutes(minutesAgo))
  const [days, windowId] = options.pickup ?? [null, asap]
  const day = days === null ? (windowId === asap ? localDay(posted, zone) : null) : addDays(localDay(now, zone), days)
  const categories = Object.entries(goods).map(([id, Pounds]) => ({ DonationCategoryID: Number(id), Pounds }))
  return {
    at: posted,
    location,
    draft: {
      DonorLocationID: location.ID,
      categories,
      StorageRequirementIDs: storageFor(categories.map((item) => item.DonationCategoryID)),
      DonorRecordedPickupDate: day,
      PickupTimeTypeID: windowId,
      StartAfter: options.startsTomorrow ? startOfTomorrow(now, zone).toISOString() : null,
      Notes: options.notes ?? '',
    },
    course: { ...ordinary, ...course },
    randomSeed: [seed, 31, number],
    ...(options.isFromApi ? { isFromApi: true } : {}),
    ...(options.isPublished ? { isPublished: true } : {}),
  }
}

/** In order of posting. */
export function currentScenarios(
  organizations: Organizations,
  { seed, now }: { seed: number; now: Date },
): DonationScenario[] {
  const specs = [
    ...approvingSpecs(organizations, now),
    ...automaticSpecs(organizations, now),
    ...simultaneousSpecs(organizations, now),
  ]
  return specs
    .map((spec, number) => scenarioOf(spec, number, seed, now))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
