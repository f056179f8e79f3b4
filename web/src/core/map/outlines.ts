import type { FeatureCollection, Geometry } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import boxes from './stateBoxes.json' with { type: 'json' }

type Outline = Topology<{ shapes: GeometryCollection<{ name: string }> }>
export type Outlines = FeatureCollection<Geometry, { name: string }>

/** West, south, east, north. */
export type Box = readonly [number, number, number, number]

/** County lines would only be a grey mass below this zoom. */
const countyZoom = 6

/** Names of the outline files a map needs: the counties of each state in view, or the states when it shows half the country. */
export function outlinesFor([west, south, east, north]: Box, zoom: number): string[] {
  if (zoom < countyZoom) return ['states']
  return Object.entries(boxes)
    .filter(
      ([, box]) => (box[0] ?? 0) <= east && (box[2] ?? 0) >= west && (box[1] ?? 0) <= north && (box[3] ?? 0) >= south,
    )
    .map(([state]) => state)
}

type Ring = readonly (readonly number[])[]

/** Outer and inner rings of a shape; a point in an odd number of them is in the shape. */
function ringsOf(geometry: Geometry): readonly Ring[] {
  if (geometry.type === 'Polygon') return geometry.coordinates
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
}

function isInRing(ring: Ring, x: number, y: number): boolean {
  let isIn = false
  for (const [index, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn
  }
  return isIn
}

const holdsPoint = (rings: readonly Ring[], x: number, y: number) =>
  rings.filter((ring) => isInRing(ring, x, y)).length % 2 === 1

/** The shape in which a point lies. */
export const shapeAt = ({ features }: Outlines, longitude: number, latitude: number) =>
  features.find(({ geometry }) => holdsPoint(ringsOf(geometry), longitude, latitude))

/**
 * Positions of the names of the shapes in view: in the middle of the part of each that is seen, if that is in the
 * shape.
 */
export function namesIn(shapes: Outlines, [west, south, east, north]: Box) {
  return shapes.features.flatMap((shape) => {
    const rings = ringsOf(shape.geometry)
    const xs = rings.flatMap((ring) => ring.map(([x = 0]) => x))
    const ys = rings.flatMap((ring) => ring.map(([, y = 0]) => y))
    const x = (Math.max(west, min(xs)) + Math.min(east, max(xs))) / 2
    const y = (Math.max(south, min(ys)) + Math.min(north, max(ys))) / 2
    const isSeen = x > west && x < east && y > south && y < north && holdsPoint(rings, x, y)
    return isSeen ? [{ id: String(shape.id), name: shape.properties.name, at: [y, x] as [number, number] }] : []
  })
}

const min = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
const max = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

const loaded = new Map<string, Promise<Outlines>>()

/** Fetched once each; a failure is forgotten, so that the next look at the map asks again. */
export function loadOutlines(name: string): Promise<Outlines> {
  const known = loaded.get(name) ?? fetchOutlines(name)
  loaded.set(name, known)
  known.catch(() => loaded.delete(name))
  return known
}

async function fetchOutlines(name: string): Promise<Outlines> {
  const response = await fetch(`/outlines/${name}.json`)
  if (!response.ok) throw new Error(`/outlines/${name}.json answered ${response.status}`)
  const topology = (await response.json()) as Outline
  return feature(topology, topology.objects.shapes)
}
