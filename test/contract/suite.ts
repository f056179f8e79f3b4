import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catalogue } from '../../shared/catalogue.ts'
import { morning, setClock } from '../engine/clock.ts'
import { savedTenant } from '../engine/savedTenant.ts'
import type { Target } from '../engine/target.ts'
import { makeTargets, makeWideWorld } from '../engine/targets.ts'
import { proveAuthorization } from './authorization.ts'
import { proveEnvelope } from './envelope.ts'
import type { Examples } from './example.ts'
import { acceptedTarget, proveFuzz } from './fuzz.ts'

const tenant = savedTenant(async (): Promise<readonly Target[]> => {
  await makeWideWorld()
  return [...(await makeTargets()), await acceptedTarget()]
})

/** The contract of one area's endpoints: who may call, how they answer, and that nothing breaks them. One file an area. */
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
    proveEnvelope(endpoint, example, tenant)
    proveFuzz(endpoint, example, tenant)
  }
}
