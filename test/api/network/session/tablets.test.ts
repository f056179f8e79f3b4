import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRevoked } from '../../../../functions/core/http/revokedTable.ts'
import { table } from '../../../../functions/core/table/table.ts'
import { anyEntity, putUser } from '../../../../functions/network/organizations/entityTable.ts'
import { orderById } from '../../../../functions/pantry/orders/orderTable.ts'
import { catalogue } from '../../../../shared/catalogue.ts'
import type { Caller } from '../../../../shared/core/access.ts'
import type { User } from '../../../../shared/network/organizations/entity.ts'
import * as people from '../../../../shared/network/people/api.ts'
import { pinTries, shiftMinutes } from '../../../../shared/network/people/pin.ts'
import * as session from '../../../../shared/network/session/api.ts'
import * as orders from '../../../../shared/pantry/orders/api.ts'
import * as refusals from '../../../../shared/refusals.ts'
import * as messages from '../../../../shared/work/messages/api.ts'
import { call, type HandlerCallOptions } from '../../../engine/call.ts'
import { morning, setClock } from '../../../engine/clock.ts'
import { newPantry, placeTestOrder } from '../../../engine/orders.ts'
import { ids, makeSmallTenant, people as organizations, person } from '../../../engine/smallTenant.ts'
import { everything } from '../../../engine/stored.ts'

/** A shared tablet of a pantry: signed in once, used by volunteers under their own names by a PIN. */

beforeAll(async () => {
  setClock(morning)
  await makeSmallTenant()
})
beforeEach(() => setClock(morning))
afterAll(() => void vi.useRealTimers())

const [staff] = organizations.agencies
const admin = person('foodbankadmin', ids.foodBank, [ids.foodBank])
let made = 0

/** Somebody with a role at the agency, as people join. */
async function volunteer(Name: string, more: Partial<User> = {}): Promise<Caller> {
  made += 1
  const ID = 78_000 + made
  const [Role, EntityID] = ['pantryvolunteer', staff.EntityID] as const
  const EntityName = (await anyEntity(EntityID))?.Name ?? ''
  const UserName = `volunteer${ID}@example.org`
  const user: User = {
    ...{
      ID,
      Name,
      UserName,
      Subject: `sub-${ID}`,
      EMailAddress: UserName,
      Language: 'en',
      TimeZone: 'America/New_York',
    },
    ...{ Roles: [{ Role, EntityID, EntityName }], ActiveRole: { Role, EntityID }, Unsubscribed: [], Version: 1 },
    ...more,
  }
  await table.commit(putUser(user))
  return { ...person(Role, EntityID, [ids.foodBank]), UserID: ID, Subject: user.Subject, UserName }
}

interface Tablet {
  readonly options: HandlerCallOptions
  unlock(who: Caller, PIN: string): Promise<HandlerCallOptions>
  tryPin(who: Caller, PIN: string): ReturnType<typeof unlocked>
}
const unlocked = (by: Caller, UserID: number, PIN: string, options: HandlerCallOptions) =>
  call(session.unlockTablet, by, { UserID, PIN }, options)

/** Staff sign a tablet in and make it one. */
async function tabletOf(by: Caller): Promise<Tablet> {
  made += 1
  const options = { signIn: { ID: `tablet-${made}`, At: Math.floor(morning.getTime() / 1000) - 60 } }
  const started = await call(session.startTablet, by, {}, options)
  expect(started.answer).toMatchObject({ Successful: true })
  const tryPin = (who: Caller, PIN: string) => unlocked(by, who.UserID, PIN, options)
  return {
    options,
    tryPin,
    unlock: async (who, PIN) => {
      const { answer } = await tryPin(who, PIN)
      return { ...options, headers: { acting: answer.Value?.Acting ?? '' } }
    },
  }
}
async function withPin(Name: string, PIN = '5093'): Promise<Caller> {
  const who = await volunteer(Name)
  expect((await call(session.setOwnPin, who, { PIN })).answer).toMatchObject({ Value: { HasPin: true } })
  return who
}
const day = { day: '2026-11-24' }

describe('a shared tablet', () => {
  it('lists those with a PIN, and records what is done under the name of whoever typed theirs', async () => {
    const [ada, ben] = [await withPin('Ada Moss', '4711'), await withPin('Ben Ortiz', '83210')]
    const nobody = await volunteer('Cleo Without')
    const tablet = await tabletOf(staff)
    const { answer } = await call(session.listTabletPeople, staff, {}, tablet.options)
    const listed = answer.Value?.map(({ UserID }) => UserID)
    expect(listed).toEqual(expect.arrayContaining([ada.UserID, ben.UserID]))
    expect(listed).not.toContain(nobody.UserID)
    const pantry = await newPantry(staff)
    for (const [who, PIN] of [
      [ada, '4711'],
      [ben, '83210'],
    ] as const) {
      const { ID: id } = await placeTestOrder(pantry)
      const options = await tablet.unlock(who, PIN)
      const draft = {
        id,
        RecipientKind: 'household',
        RecipientName: null,
        Acknowledged: ['notPacked', 'otherDay'],
      } as const
      await call(orders.handOverOrder, staff, { ...draft, Acknowledged: [...draft.Acknowledged] }, options)
      expect((await orderById(id))?.HandOver?.By).toMatchObject({ UserID: who.UserID })
    }
  })

  it('is locked until then, and again after the shift, whichever role signed it in', async () => {
    const ada = await withPin('Ada Moss')
    const tablet = await tabletOf(staff)
    const locked = await call(orders.listPackingWindows, staff, day, tablet.options)
    expect([locked.status, locked.answer]).toMatchObject([403, { Message: refusals.tabletLocked.en }])
    const options = await tablet.unlock(ada, '5093')
    expect((await call(orders.listPackingWindows, staff, day, options)).status).toBe(200)
    setClock(new Date(morning.getTime() + shiftMinutes * 60_000))
    expect((await call(orders.listPackingWindows, staff, day, options)).status).toBe(403)
  })

  it('reaches nothing that is not opened to volunteers by name, locked or not', async () => {
    const ada = await withPin('Ada Moss')
    const tablet = await tabletOf(staff)
    const options = await tablet.unlock(ada, '5093')
    const closed = catalogue.filter(
      ({ roles, beforePin }) =>
        !beforePin && roles !== 'anonymous' && !(Array.isArray(roles) && roles.includes('pantryvolunteer')),
    )
    expect(closed.length).toBeGreaterThan(200)
    expect((await call(session.setOwnPin, staff, { PIN: '83210' }, options)).status).toBe(403)
    for (const endpoint of closed)
      for (const by of [tablet.options, options]) {
        const { status } = await call(endpoint, staff, {} as never, by)
        expect(status, endpoint.id).toBe(403)
      }
  }, 120_000)

  it('tells whoever works there what everybody has to know', async () => {
    const ada = await withPin('Ada Moss')
    const tablet = await tabletOf(staff)
    const asked = await call(messages.getSystemMessage, staff, {}, await tablet.unlock(ada, '5093'))
    expect([asked.status, asked.answer.Successful]).toEqual([200, true])
  })

  it('tells its session as that of a volunteer who switches to no other role', async () => {
    const ada = await withPin('Ada Moss')
    const tablet = await tabletOf(staff)
    const sessionTo = async (options: HandlerCallOptions) =>
      (await call(session.getSession, staff, {}, options)).answer.Value
    const seen = { ActiveRole: 'pantryvolunteer', EntityID: staff.EntityID, Roles: [] }
    expect(await sessionTo(tablet.options)).toMatchObject({ ...seen, Tablet: { IsLocked: true } })
    expect(await sessionTo(await tablet.unlock(ada, '5093'))).toMatchObject({
      ...seen,
      ...{ Name: 'Ada Moss', UserID: ada.UserID, Tablet: { IsLocked: false } },
    })
    expect((await sessionTo({}))?.Tablet).toBeUndefined()
  })

  it('is nobody’s pantry any more when whoever signed it in acts for another one', async () => {
    const ada = await withPin('Ada Moss')
    const tablet = await tabletOf(staff)
    const options = await tablet.unlock(ada, '5093')
    expect((await call(orders.listPackingWindows, organizations.agencies[1], day, options)).status).toBe(401)
  })

  it('that was stolen is ended from another device: nothing of it is taken any more, what waits on it neither, and others go on', async () => {
    const [ada, ben] = [await withPin('Ada Moss'), await withPin('Ben Ortiz')]
    const lead = { ...staff, Subject: 'lead-of-the-day', UserID: 78_901 }
    const [stolen, other] = [await tabletOf(lead), await tabletOf(lead)]
    const office = { signIn: { ID: 'office-of-staff', At: Math.floor(morning.getTime() / 1000) - 60 } }
    const { ID: id } = await placeTestOrder(await newPantry(staff))
    const shift = await stolen.unlock(ada, '5093')
    await call(session.endSignIns, lead, { ID: null, IsCurrentToo: false }, office)
    forgetRevoked()
    const waiting = {
      ...{ id, RecipientKind: 'household' as const, RecipientName: null, At: morning.toISOString() },
      Acknowledged: ['notPacked' as const, 'otherDay' as const],
    }
    const acts = [
      await call(orders.setArrival, lead, { id, At: morning.toISOString() }, shift),
      await call(orders.handOverOrder, lead, waiting, shift),
      await call(orders.listArrivals, lead, {}, shift),
      await stolen.tryPin(ada, '5093'),
    ]
    expect(acts.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(await orderById(id)).toMatchObject({ StatusCode: 'CREATED' })
    expect(await orderById(id)).not.toHaveProperty('Arrival')
    // Tablets that are still there are signed in anew.
    setClock(new Date(morning.getTime() + 60_000))
    expect((await other.tryPin(ben, '5093')).status).toBe(401)
    const again = { signIn: { ID: 'tablet-anew', At: Math.floor(Date.now() / 1000) } }
    expect((await call(session.startTablet, lead, {}, again)).answer.Successful).toBe(true)
    expect((await unlocked(lead, ben.UserID, '5093', again)).answer.Successful).toBe(true)
  })

  it('that was stolen is ended alone where it is listed, and with its volunteer’s PIN gone its shift is over', async () => {
    const [ada, ben] = [await withPin('Ada Moss'), await withPin('Ben Ortiz')]
    const office = { signIn: { ID: 'office-listed', At: Math.floor(morning.getTime() / 1000) - 60 } }
    const ID = `tablet-${made + 1}`
    // The page that is opened after the sign-in asks for it.
    await call(session.getSession, staff, {}, { signIn: { ...office.signIn, ID } })
    const [stolen, other] = [await tabletOf(staff), await tabletOf(staff)]
    expect(stolen.options.signIn?.ID).toBe(ID)
    const [first, second] = [await stolen.unlock(ada, '5093'), await other.unlock(ben, '5093')]
    const listed = (await call(session.listSignIns, staff, {}, office)).answer.Value?.map((one) => one.ID)
    expect(listed).toContain(ID)
    setClock(new Date(morning.getTime() + 1_000))
    await call(people.setPersonPin, staff, { entityId: staff.EntityID, userId: ada.UserID, PIN: null })
    expect((await call(orders.listPackingWindows, staff, day, first)).status).toBe(403)
    await call(session.endSignIns, staff, { ID, IsCurrentToo: false }, office)
    forgetRevoked()
    expect((await call(orders.listPackingWindows, staff, day, first)).status).toBe(401)
    expect((await call(orders.listPackingWindows, staff, day, second)).status).toBe(200)
  })

  it('is not begun where nobody has a PIN, nor without a sign-in', async () => {
    const signIn = { ID: 'tablet-none', At: 1 }
    const { answer } = await call(session.startTablet, organizations.agencies[2], {}, { signIn })
    expect(answer.FailureReason).toBe(refusals.noPinYet.en)
    await withPin('Ada Moss')
    expect((await call(session.startTablet, staff, {})).answer.FailureReason).toBe(refusals.notATablet.en)
  })
})

describe('a PIN', () => {
  it('is held against guesses: after so many tries the right one waits, too', async () => {
    const ada = await withPin('Ada Moss')
    const tablet = await tabletOf(staff)
    for (let nth = 0; nth < pinTries.max; nth += 1)
      expect((await tablet.tryPin(ada, '0000')).answer.FailureReason).toBe(refusals.pinWrong.en)
    expect((await tablet.tryPin(ada, '5093')).status).toBe(429)
    setClock(new Date(morning.getTime() + pinTries.spanMs))
    expect((await tablet.tryPin(ada, '5093')).answer.Successful).toBe(true)
  })

  it('opens one tablet at a time, and nothing but the tablet it was typed at', async () => {
    const ada = await withPin('Ada Moss')
    const [one, two] = [await tabletOf(staff), await tabletOf(staff)]
    const first = await one.unlock(ada, '5093')
    const elsewhere = { ...two.options, headers: first.headers ?? {} }
    expect((await call(orders.listPackingWindows, staff, day, elsewhere)).status).toBe(403)
    const second = await two.unlock(ada, '5093')
    expect((await call(orders.listPackingWindows, staff, day, first)).status).toBe(403)
    expect((await call(orders.listPackingWindows, staff, day, second)).status).toBe(200)
    expect((await unlocked(staff, ada.UserID, '5093', {})).answer.FailureReason).toBe(refusals.notATablet.en)
  })

  it('is set and removed by staff, which ends the shift and is in the log', async () => {
    const ada = await volunteer('Ada Moss')
    const on = { entityId: staff.EntityID, userId: ada.UserID }
    expect((await call(people.setPersonPin, staff, { ...on, PIN: '9054' })).answer.Value).toEqual({ HasPin: true })
    expect((await call(people.getPerson, staff, on)).answer.Value).toMatchObject({ HasPin: true })
    const tablet = await tabletOf(staff)
    const options = await tablet.unlock(ada, '9054')
    setClock(new Date(morning.getTime() + 1_000))
    await call(people.setPersonPin, staff, { ...on, PIN: null })
    expect((await call(orders.listPackingWindows, staff, day, options)).status).toBe(403)
    expect((await tablet.tryPin(ada, '9054')).answer.FailureReason).toBe(refusals.pinWrong.en)
    const { Changes = [] } = (await call(people.getPerson, staff, on)).answer.Value ?? {}
    expect(Changes.map(({ Action }) => Action)).toEqual(expect.arrayContaining(['pinSet', 'pinRemoved']))
  })

  it('ends with the role: a shift goes on for nobody who was removed or switched off', async () => {
    const [ada, ben] = [await withPin('Ada Moss'), await withPin('Ben Ortiz')]
    const [one, two] = [await tabletOf(staff), await tabletOf(staff)]
    const [first, second] = [await one.unlock(ada, '5093'), await two.unlock(ben, '5093')]
    setClock(new Date(morning.getTime() + 2_000))
    const onAda = { entityId: staff.EntityID, userId: ada.UserID }
    expect((await call(people.removePersonRole, staff, { ...onAda, Role: 'pantryvolunteer' })).status).toBe(200)
    const off = { entityId: staff.EntityID, userId: ben.UserID, IsDisabled: true }
    expect((await call(people.updatePersonAccess, admin, off)).answer.Successful).toBe(true)
    forgetRevoked()
    for (const [tablet, options, who] of [
      [one, first, ada],
      [two, second, ben],
    ] as const) {
      expect((await call(orders.listPackingWindows, staff, day, options)).status).toBe(403)
      expect((await tablet.tryPin(who, '5093')).answer.FailureReason).toBe(refusals.pinWrong.en)
    }
  })

  it('is stored as a salted hash, and not one that everybody tries first', async () => {
    const [ada, ben] = [await withPin('Ada Moss', '739164'), await withPin('Ben Ortiz', '739164')]
    const stored = (await everything()).filter(({ pk }) => String(pk).endsWith('#PINS'))
    expect(JSON.stringify(stored)).not.toContain('739164')
    const hashOf = ({ UserID }: Caller) => stored.find((one) => one.UserID === UserID)?.Hash
    expect(hashOf(ada)).not.toBe(hashOf(ben))
    for (const PIN of ['1111', '123456', '12', '1234567', 'abcd'])
      expect((await call(session.setOwnPin, ada, { PIN })).status, PIN).toBe(400)
  })
})
