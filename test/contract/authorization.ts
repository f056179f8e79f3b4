import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, isFoodBankRole } from '../../shared/core/access.ts'
import { call } from '../engine/call.ts'
import { callers, reaches } from '../engine/callers.ts'
import { stored } from '../engine/donations.ts'
import { askedTargets, type Target } from '../engine/target.ts'
import { isFull } from '../engine/tier.ts'
import { type Recorded, recordCalls } from '../security/recorder.ts'
import type { Example, ListedEndpoint } from './example.ts'

/**
 * Every endpoint of an area, for every role, on everybody's resources. Who may call comes from the area's examples, which
 * are written from the specification, not from the catalogue under test.
 */

const calls: Recorded[] = recordCalls()
const isWrite = ({ command }: Recorded) => /Write|Put|Update|Delete/.test(command)

/** Tells if callers of the role may call the endpoint at all. */
export const hasRole = ({ roles }: Example, { Role }: Caller) => typeof roles === 'string' || roles.includes(Role)
export const isOwn = ({ resource }: ListedEndpoint) =>
  resource === 'self' || resource === 'tenant' || resource === 'code'

function isAllowed(endpoint: ListedEndpoint, example: Example, caller: Caller, target: Target): boolean {
  if (!hasRole(example, caller)) return false
  return example.allows?.(caller, target) ?? (isOwn(endpoint) || reaches(caller, target))
}

/** In `npm test` one food bank role stands for those that may, and one for those that may not. */
function askedCallers(example: Example): readonly Caller[] {
  const kindOf = (caller: Caller) =>
    `${isFoodBankRole(caller.Role) ? 'food bank' : caller.Role} ${hasRole(example, caller)}`
  return isFull ? callers : [...Map.groupBy(callers, kindOf).values()].flatMap(([first]) => first ?? [])
}

const ask = (endpoint: ListedEndpoint, example: Example, caller: Caller | undefined, target: Target) =>
  call(endpoint, caller, example.input(target, caller ?? (callers[0] as Caller)) as never)

/** A code opens what it was made for, whoever holds it; nothing else opens anything, not even a token. */
function proveCode(endpoint: ListedEndpoint, example: Example, tenant: () => Promise<readonly Target[]>): void {
  const headersOf = (target: Target) => example.headers?.(target) ?? {}
  const askWith = (target: Target, headers: Record<string, string>, caller?: Caller) =>
    call(endpoint, caller, example.input(target, callers[0] as Caller) as never, { headers })

  describe(`${endpoint.id}: authorization`, () => {
    let targets: readonly Target[] = []
    beforeAll(async () => {
      targets = (await tenant()).filter(({ owner }) => owner !== undefined)
    })

    it('lets in whoever has the code, with or without an account', async () => {
      for (const target of askedTargets(targets)) {
        expect((await askWith(target, headersOf(target))).status).toBe(200)
        expect((await askWith(target, headersOf(target), callers[0])).status).toBe(200)
      }
    })

    it('lets nobody else in, and changes nothing of it', async () => {
      const [own, other] = targets
      if (!own || !other) throw new Error('two targets are needed')
      const before = await stored(own.donationId)
      for (const headers of [{}, headersOf(other), { 'access-code': 'x' }])
        for (const caller of [undefined, ...askedCallers(example)]) {
          const { status, answer } = await askWith(own, { ...headers, 'x-forwarded-for': address() }, caller)
          expect([status, 'Value' in answer]).toEqual([example.denied ?? 404, false])
        }
      expect(await stored(own.donationId)).toEqual(before)
    })
  })
}

/** Another address each time: wrong codes from one are counted. */
let addresses = 0
const address = () => `2001:db8::${(addresses++).toString(16)}, 198.51.100.1`

/** Deletions, and changes from the version that a page shows: the next caller would not find the target. */
const isForOne = ({ method, body }: ListedEndpoint) =>
  method === 'DELETE' || (body !== undefined && 'shape' in body && 'Version' in (body.shape as object))

export function proveAuthorization(
  endpoint: ListedEndpoint,
  example: Example,
  tenant: () => Promise<readonly Target[]>,
): void {
  if (example.roles === 'anonymous' && example.headers) {
    proveCode(endpoint, example, tenant)
    return
  }
  describe(`${endpoint.id}: authorization`, () => {
    let targets: readonly Target[] = []
    beforeAll(async () => {
      targets = await tenant()
    })
    afterAll(() => void calls.splice(0))

    const withoutCaller = (status: number) => async () => {
      for (const target of askedTargets(targets))
        expect((await ask(endpoint, example, undefined, target)).status).toBe(status)
    }
    if (example.roles === 'anonymous') it('answers without a known caller', withoutCaller(200))
    else it('answers 401 without a known caller', withoutCaller(401))

    it('denies every caller and target that is not allowed, and writes nothing', async () => {
      calls.splice(0)
      for (const caller of askedCallers(example))
        for (const target of askedTargets(targets.filter((one) => !isAllowed(endpoint, example, caller, one)))) {
          const { status, answer } = await ask(endpoint, example, caller, target)
          const seen = [status, answer.Successful ?? false, 'Value' in answer]
          const denial = hasRole(example, caller) ? 404 : 403
          expect(seen, `${caller.Role} on ${target.name}`).toEqual([denial, false, false])
        }
      expect(calls.filter(isWrite)).toEqual([])
    })

    it('answers every caller and target that is allowed, with the fields of its schema and without codes of other owners', async () => {
      for (const caller of askedCallers(example))
        for (const target of askedTargets(targets.filter((one) => isAllowed(endpoint, example, caller, one)))) {
          if (isForOne(endpoint)) await tenant()
          const { status, body, answer } = await ask(endpoint, example, caller, target)
          expect(status, `${caller.Role} on ${target.name}: ${body}`).toBe(200)
          if (answer.Successful) expect(endpoint.value.parse(answer.Value)).toEqual(answer.Value)
          const isForeign = (one: Target) => !reaches(caller, one) && !(example.shows ?? example.allows)?.(caller, one)
          const foreign = targets.filter(isForeign).flatMap((one) => one.codes)
          for (const code of foreign) expect(body, `${caller.Role} on ${target.name}`).not.toContain(code)
        }
    })
  })
}
