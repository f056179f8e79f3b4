// Writes the outlines that maps draw under their tiles: every county of the United States as a file of its own state, so
// that a page loads only the states it shows, and the states themselves. Run it after an update of us-atlas.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const atlas = (name) =>
  JSON.parse(readFileSync(new URL(`../../node_modules/us-atlas/${name}-10m.json`, import.meta.url)))
const target = new URL('../public/outlines', import.meta.url)

/** Keeps the chosen shapes and only the arcs they use, renumbered; a negative number is an arc walked backwards. */
function trimmed(topology, shapes) {
  const places = new Map()
  const arcs = []
  const renumber = (arc) => {
    if (Array.isArray(arc)) return arc.map(renumber)
    const index = arc < 0 ? ~arc : arc
    if (!places.has(index)) {
      places.set(index, arcs.length)
      arcs.push(topology.arcs[index])
    }
    const place = places.get(index)
    return arc < 0 ? ~place : place
  }
  const geometries = shapes.map(({ type, id, properties, arcs: own }) => ({
    type,
    id,
    properties,
    arcs: renumber(own),
  }))
  return {
    type: 'Topology',
    transform: topology.transform,
    objects: { shapes: { type: 'GeometryCollection', geometries } },
    arcs,
  }
}

function write(name, topology) {
  const text = JSON.stringify(topology)
  writeFileSync(new URL(name, target), text)
  return gzipSync(text, { level: 9 }).length
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
const counties = atlas('counties')
/** West, south, east, north of shapes in whole hundredths of a degree: enough to know which states a map shows. */
function boxOf(topology, shapes) {
  const { scale, translate } = topology.transform
  const box = [180, 90, -180, -90]
  for (const index of new Set(shapes.flatMap((shape) => shape.arcs.flat(3).map((arc) => (arc < 0 ? ~arc : arc))))) {
    let [x, y] = [0, 0]
    for (const [dx, dy] of topology.arcs[index]) {
      x += dx
      y += dy
      const [longitude, latitude] = [x * scale[0] + translate[0], y * scale[1] + translate[1]]
      box[0] = Math.min(box[0], longitude)
      box[1] = Math.min(box[1], latitude)
      box[2] = Math.max(box[2], longitude)
      box[3] = Math.max(box[3], latitude)
    }
  }
  return box.map((degrees) => Math.round(degrees * 100) / 100)
}

const named = counties.objects.counties.geometries.map(({ id, properties }) => [Number(id), properties.name])
writeFileSync(
  new URL('../../functions/core/reference/countyNames.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`,
)

const byState = Map.groupBy(
  counties.objects.counties.geometries.filter((shape) => shape.arcs),
  (shape) => String(shape.id).slice(0, 2),
)
const sizes = [...byState].map(([state, shapes]) => [state, write(`${state}.json`, trimmed(counties, shapes))])
const states = atlas('states')
sizes.push([
  'states',
  write(
    'states.json',
    trimmed(
      states,
      states.objects.states.geometries.filter((shape) => shape.arcs),
    ),
  ),
])
const boxes = Object.fromEntries([...byState].map(([state, shapes]) => [state, boxOf(counties, shapes)]))
writeFileSync(new URL('../src/core/map/stateBoxes.json', import.meta.url), `${JSON.stringify(boxes)}\n`)
process.stdout.write(`${sizes.map(([name, size]) => `${name} ${(size / 1024).toFixed(1)} kB gzip`).join('\n')}\n`)
