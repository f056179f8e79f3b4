import { markerColours } from '../app/tokens.ts'

export type PointKind = 'donor' | 'agency' | 'foodBank' | 'pickupLocation' | 'driver' | 'delivery'

/** A point on a map. */
export interface MapPoint {
  ID: string | number
  Name: string
  Kind: PointKind
  Latitude: number
  Longitude: number
  Address?: string
}

/** The middle of the points, to start the map at. */
export function middleOf(points: readonly MapPoint[]): [number, number] {
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return [middle(points.map((point) => point.Latitude)), middle(points.map((point) => point.Longitude))]
}

/** A route to the point in whatever map the device has. */
export const directionsTo = (point: Pick<MapPoint, 'Latitude' | 'Longitude'>) =>
  `https://www.openstreetmap.org/directions?to=${point.Latitude}%2C${point.Longitude}`

/** Told apart by shape as well as by colour: a drop for donors and delivery addresses, a house for agencies, food banks and where neighbors pick up, a disc for drivers. */
export const kindColours: Record<PointKind, string> = {
  donor: markerColours.green,
  agency: markerColours.orange,
  foodBank: markerColours.violet,
  pickupLocation: markerColours.violet,
  driver: markerColours.blue,
  delivery: markerColours.green,
}

const drop =
  '<path d="M14 1C6.8 1 1 6.8 1 14c0 9.5 13 21 13 21s13-11.5 13-21C27 6.8 21.2 1 14 1z" fill="{c}" stroke="white" stroke-width="2"/><circle cx="14" cy="14" r="5" fill="white"/>'
const house =
  '<path d="M14 2 2 12v14h8.500L14 35l3.5-9H26V12z" fill="{c}" stroke="white" stroke-width="2" stroke-linejoin="round"/><path d="M11 22v-7h6v7z" fill="white"/>'
const disc =
  '<circle cx="14" cy="18" r="12" fill="{c}" stroke="white" stroke-width="2"/><path d="M8 15h7v6H8zm7 2h3l2 2v2h-5z" fill="white"/>'
const shapes: Record<PointKind, string> = {
  donor: drop,
  agency: house,
  foodBank: house,
  pickupLocation: house,
  driver: disc,
  delivery: drop,
}

export const markerSvg = (kind: PointKind, size = 36) =>
  `<svg viewBox="0 0 28 36" width="${Math.round((size * 28) / 36)}" height="${size}" aria-hidden="true" focusable="false">${shapes[kind].replaceAll('{c}', kindColours[kind])}</svg>`
