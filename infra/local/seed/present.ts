import type { DonorPlace } from '../../../shared/entity/entity.ts'
import { addDays, localDay, startOfTomorrow } from '../../../shared/time/zone.ts'
import { ownCategory, storageFor } from './goods.ts'
import { at } from './ground.ts'
import { cast, type Parties } from './people.ts'
import { type Answer, after, type Course, minutes, ordinary, type Story } from './story.ts'

/**
 * Right now: for everyone on the sign-in page there is something to do, and something in every state to look at.
 * Each scene says how long ago a donation was posted, and how far people have come with it since.
 */
interface Scene {
  readonly place: DonorPlace
  readonly minutesAgo: number
  /** Pounds by category. */
  readonly goods: Readonly<Record<number, number>>
  readonly course: Partial<Course>
  readonly more: More
}
interface More {
  /** Days from today and the window then, null for any of the next seven; as soon as possible without it. */
  readonly pickup?: readonly [days: number | null, windowId: number]
  readonly startsTomorrow?: boolean
  readonly notes?: string
  readonly isFromApi?: boolean
  readonly isNews?: boolean
}
const asap = 1
const [morning, midday, afternoon, evening, allDay] = [2, 3, 4, 5, 6]

const scenesAt =
  (place: DonorPlace) =>
  (minutesAgo: number, goods: Scene['goods'], course: Scene['course'], more: More = {}): Scene => ({
    place,
    minutesAgo,
    goods,
    course,
    more,
  })

const accepts = (minutes: number): Answer => ({ say: 'accept', minutes })
const declines = (minutes: number): Answer => ({ say: 'decline', minutes })
const silent: Answer = { say: 'nothing' }
const allSilent = Array.from({ length: 10 }, () => silent)
/** All of a list say no, one of them by saying nothing. */
const nobody = [declines(6), silent, ...Array.from({ length: 8 }, (_, place) => declines(3 + place))]

/** Afterwards nothing has happened yet. */
const openEnd = { close: null, receipt: null }
const waits = (approval: number | null = null) => ({ ...openEnd, approval, answers: allSilent })
const answered = (...answers: Answer[]) => ({ ...openEnd, answers })
const untaken = { ...openEnd, approval: 4, answers: nobody, mood: 'nobodyTakes' as const }
const cancelled = (after: 'posting' | 'acceptance', minutes: number, ...answers: Answer[]) => ({
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

/** The store of the food bank that approves: with its agency it shows every state a donation can be in. */
function approvingScenes(parties: Parties, now: Date): Scene[] {
  const { stores, wholesaler, placeOf } = cast(parties)
  const place = at(stores, 0)
  const scene = scenesAt(place)
  const pallets = scenesAt(placeOf(wholesaler, 0))
  const bread = scenesAt(
    at(
      parties.places.filter((other) => other.DonorName === 'Wrenhouse Bakery'),
      0,
    ),
  )
  const pickupDay = localDay(now, place.TimeZone)
  return [
    scene(0, { 1: 65, 2: 42 }, openEnd, { isNews: true }),
    scene(9, { 1: 180, 3: 60 }, waits(), { pickup: [1, midday] }),
    bread(24, { 2: 88 }, waits(), { notes: 'Mostly sourdough and rolls.' }),
    scene(35, { 1: 95, 3: 140 }, waits(15), { pickup: [1, midday], notes: 'Ask for the dairy manager.' }),
    scene(66, { 2: 75 }, waits(10)),
    scene(50, { 4: 110, 5: 70 }, { ...answered(declines(12), silent), approval: 8 }, { pickup: [1, allDay] }),
    scene(55, { 7: 210, 8: 160 }, waits(20), { pickup: [2, midday], startsTomorrow: true }),
    scene(180, { 1: 130, 2: 40 }, { ...answered(accepts(6)), pickupDay }),
    scene(240, { 9: 190 }, answered(accepts(18)), { pickup: [1, morning] }),
    scene(290, { 11: 55 }, answered(silent, accepts(10)), { pickup: [1, afternoon] }),
    scene(430, { 1: 240 }, received(5, 150, 260)),
    scene(1340, { 3: 85 }, { ...received(9, 0, 300), close: null }),
    scene(1560, { 1: 120, 2: 64 }, closed(14, 310)),
    scene(3000, { 7: 80, 8: 150 }, closed(11, 500), { notes: 'Boxes are stacked by the walk-in cooler.' }),
    scene(1700, { 2: 52 }, closed(25, 400, false)),
    scene(1920, { 1: 90 }, answered(accepts(7))),
    scene(260, { 12: 45 }, untaken, { pickup: [1, midday] }),
    scene(130, { 5: 95 }, cancelled('posting', 42, silent)),
    scene(1630, { 9: 60 }, cancelled('acceptance', 35, accepts(8))),
    scene(4500, { 7: 45, [ownCategory.ID]: 60 }, received(20, 240, 330), { isFromApi: true }),
    pallets(19, { 7: 620, 8: 1400 }, waits(), { pickup: [1, afternoon], notes: 'Two pallets; bring a pallet jack.' }),
    pallets(44, { 5: 900 }, waits(9), { pickup: [2, allDay] }),
    pallets(320, { 1: 1850 }, answered(accepts(20)), { pickup: [1, allDay] }),
    pallets(1500, { 8: 700 }, closed(30, 420)),
    pallets(4200, { 9: 960 }, received(30, 300, 420)),
  ]
}

/** Offers start by themselves here; the bakery's bread goes out in the evening. */
function automaticScenes(parties: Parties, now: Date): Scene[] {
  const { stores, bakery, placeOf } = cast(parties)
  const place = at(stores, 1)
  const scene = scenesAt(place)
  const bread = scenesAt(placeOf(bakery, 1))
  const pickupDay = localDay(now, place.TimeZone)
  return [
    scene(14, { 1: 150, 9: 80 }, waits(), { pickup: [1, midday] }),
    scene(41, { 2: 66 }, waits()),
    scene(33, { 4: 88 }, answered(declines(11), silent), { pickup: [1, afternoon] }),
    scene(70, { 8: 240 }, waits(), { pickup: [2, morning], startsTomorrow: true }),
    scene(200, { 3: 120 }, { ...answered(accepts(9)), pickupDay }),
    scene(1500, { 1: 210 }, closed(16, 330)),
    scene(1650, { 11: 48 }, closed(12, 410, false)),
    scene(2900, { 7: 130 }, received(21, 260, 390)),
    scene(230, { 12: 70 }, untaken, { pickup: [1, midday] }),
    scene(95, { 5: 60 }, cancelled('posting', 20, silent)),
    bread(8, { 2: 58 }, waits(), { notes: 'Bolillos y pan dulce de hoy.', pickup: [1, evening] }),
    bread(150, { 2: 47 }, { ...answered(accepts(5)), pickupDay }, { notes: 'Toque el timbre de la puerta trasera.' }),
    bread(1480, { 2: 71 }, closed(13, 260)),
    bread(2950, { 2: 63 }, received(17, 190, 300)),
  ]
}

/** Everyone is asked at the same time here: the first to accept gets it, the offers of the others end. */
function simultaneousScenes(parties: Parties, now: Date): Scene[] {
  const { stores, farm } = cast(parties)
  const place = at(stores, 2)
  const scene = scenesAt(place)
  const orchard = scenesAt(farm)
  const pickupDay = localDay(now, place.TimeZone)
  return [
    scene(25, { 1: 140, 6: 35 }, waits(), { pickup: [1, midday] }),
    scene(85, { 2: 54 }, waits()),
    scene(40, { 3: 96 }, answered(declines(7), ...allSilent), { pickup: [1, allDay] }),
    scene(45, { 7: 190 }, waits(), { pickup: [2, allDay], startsTomorrow: true }),
    scene(210, { 1: 170 }, { ...answered(accepts(8), ...allSilent), pickupDay }),
    scene(300, { 9: 110 }, answered(silent, accepts(4), ...allSilent), { pickup: [1, morning] }),
    scene(1530, { 6: 72 }, { ...closed(10, 300), answers: [accepts(10), ...allSilent] }),
    scene(2980, { 2: 80, 11: 35 }, { ...received(15, 240, 400), answers: [accepts(15), ...allSilent] }),
    scene(160, { 12: 40 }, { ...untaken, answers: [silent, ...allSilent] }, { pickup: [1, midday] }),
    orchard(30, { 1: 780 }, waits(), { pickup: [null, allDay], notes: 'Apples in bins; bring your own crates.' }),
    orchard(1600, { 1: 640 }, answered(accepts(22), ...allSilent), { pickup: [null, allDay] }),
    orchard(3100, { 1: 910 }, closed(40, 600)),
  ]
}

function storyOf({ place, minutesAgo, goods, course, more }: Scene, number: number, seed: number, now: Date): Story {
  const zone = place.TimeZone
  const posted = after(now, -minutes(minutesAgo))
  const [days, windowId] = more.pickup ?? [null, asap]
  const day = days === null ? (windowId === asap ? localDay(posted, zone) : null) : addDays(localDay(now, zone), days)
  const categories = Object.entries(goods).map(([id, Pounds]) => ({ DonationCategoryID: Number(id), Pounds }))
  return {
    at: posted,
    place,
    draft: {
      DonorLocationID: place.ID,
      categories,
      StorageRequirementIDs: storageFor(categories.map((item) => item.DonationCategoryID)),
      DonorRecordedPickupDate: day,
      PickupTimeTypeID: windowId,
      StartAfter: more.startsTomorrow ? startOfTomorrow(now, zone).toISOString() : null,
      Notes: more.notes ?? '',
    },
    course: { ...ordinary, ...course },
    chances: [seed, 31, number],
    ...(more.isFromApi ? { isFromApi: true } : {}),
    ...(more.isNews ? { isNews: true } : {}),
  }
}

/** All scenes in the order in which they were posted. */
export function presentOf(parties: Parties, { seed, now }: { seed: number; now: Date }): Story[] {
  const scenes = [
    ...approvingScenes(parties, now),
    ...automaticScenes(parties, now),
    ...simultaneousScenes(parties, now),
  ]
  return scenes
    .map((scene, number) => storyOf(scene, number, seed, now))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
