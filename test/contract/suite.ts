import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catalogue } from '../../shared/catalogue.ts'
import { morning, setClock } from '../engine/clock.ts'
import { savedTenant } from '../engine/savedTenant.ts'
import type { Target } from '../engine/target.ts'
import { makeTargets, makeWideWorld } from '../engine/targets.ts'
import { isFull } from '../engine/tier.ts'
import { isOwn, proveAuthorization } from './authorization.ts'
import { proveEnvelope } from './envelope.ts'
import type { Examples, ListedEndpoint } from './example.ts'
import { acceptedTarget, proveFuzz } from './fuzz.ts'

const tenant = savedTenant(async (): Promise<readonly Target[]> => {
  await makeWideWorld()
  return [...(await makeTargets()), await acceptedTarget()]
})

/** Endpoints of one shape differ in their rules alone: they pass through the same middlewares in the same way. */
const shapeOf = (endpoint: ListedEndpoint) => {
  const { method, body, file, mutates, idempotent, params } = endpoint
  const parameters = Object.keys(params.def.shape).length
  return JSON.stringify([method, isOwn(endpoint), Boolean(body), file, mutates, idempotent, parameters > 0])
}

/** In `npm test` the first endpoint of each shape stands for all of it, in the full tier each for itself. */
const firstOfShape = new Set([...Map.groupBy(catalogue, shapeOf).values()].map(([first]) => first?.id))
const isAsked = ({ id }: ListedEndpoint) => isFull || process.env.FUZZ_RUNS !== undefined || firstOfShape.has(id)

/**
 * The contract of one area's endpoints: who may call, how they answer, and that nothing breaks them. One file an area. Who may
 * call is asked of each endpoint.
 */
export function proveContract(area: string, examples: Examples): void {
  const endpoints = catalogue.filter((endpoint) => endpoint.area === area)
  beforeAll(() => setClock(morning))
  afterAll(() => void vi.useRealTimers())

  it('has an example for each endpoint of the area, and no other', () => {
    const ids = endpoints.map(({ id }) => id)
    expect(Object.keys(examples).sort(), `examples/${area}.ts says how each endpoint is called`).toEqual(ids)
  })

  for (const endpoint of endpoints) {
    const example = examples[endpoint.id]
    if (!example) continue
    proveAuthorization(endpoint, example, async () => (await tenant()).slice(0, -1))
    if (!isAsked(endpoint)) continue
    proveEnvelope(endpoint, example, tenant)
    proveFuzz(endpoint, example, tenant)
  }
}
