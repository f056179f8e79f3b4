import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { morning, setClock } from '../../engine/clock.ts'
import { drillRebuild } from '../../tools/drill/rebuild.ts'
import { openRestore, type RestoreWorld } from '../../tools/drill/restore.ts'

/** The drill of `npm run drill -- rebuild` with one donation. */

let world: RestoreWorld
beforeAll(async () => {
  setClock(morning)
  world = await openRestore()
})
afterAll(async () => {
  vi.useRealTimers()
  await world.stop()
})

it('is the tenant of its copy elsewhere: people sign in, offers are open, and what came after the copy is lost alone', async () => {
  const said: string[] = []
  const found = await drillRebuild(world, { size: 1, setClock, say: (line) => said.push(line) })
  expect(found).toMatchObject({
    differing: [],
    published: 0,
    mailed: 0,
    foundByCheck: 0,
    numbersAgain: 0,
    deadOffers: 0,
    wasClosed: true,
    account: { status: 'CONFIRMED', isKnown: true, isOldGone: true },
  })
  expect(found.account.name).not.toBe(world.subject)
  expect([...found.lost.keys()]).toEqual(expect.arrayContaining(['OfferAccepted', 'DonationPosted']))
  expect(said).toContain('Lost since the copy: 1 OfferAccepted')
  expect(found.lines).toContainEqual(
    expect.stringMatching(/^The former table is not there: [1-9]\d* counters leave out/),
  )
  expect(found.lines).toContain('2 accounts made. Their people choose a new password by Forgot password?')
})
