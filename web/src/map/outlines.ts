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
