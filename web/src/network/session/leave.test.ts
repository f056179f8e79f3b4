import { afterEach, expect, it, vi } from 'vitest'
import { draftPrefix, keptPrefix } from '../../core/keptHere.ts'

const leaveFor = vi.hoisted(() => vi.fn())
vi.mock('../../core/go.ts', () => ({
  hereAddress: () => '/Pantry#/app/orderahead-packing',
  leaveFor,
  loadAnew: vi.fn(),
}))
vi.mock('./auth.ts', () => ({}))

const { leaveForSignIn } = await import('./leave.ts')

afterEach(() => vi.unstubAllGlobals())

/** Storage of a browser: its keys are its own properties, as the real one’s are. */
const storageOf = (keys: readonly string[]) => {
  const removeItem = function (this: Record<string, unknown>, key: string) {
    delete this[key]
  }
  const bare = Object.create({ removeItem, getItem: () => null }) as Record<string, unknown>
  return Object.assign(bare, Object.fromEntries(keys.map((key) => [key, '…'])))
}

it('a device whose sign-in was ended elsewhere keeps no list of families; drafts and acts that wait stay for the return', () => {
  const [list, draft, acts] = [`${keptPrefix}packing.17`, `${draftPrefix}note`, 'gleanery.acts']
  const local = storageOf([list, acts])
  const tab = storageOf([draft])
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  leaveForSignIn()
  expect([...Object.keys(local), ...Object.keys(tab)]).toEqual([acts, draft])
  expect(leaveFor).toHaveBeenCalledOnce()
})
