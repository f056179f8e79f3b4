import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type RolePrefix, rolePrefix, roles } from '../../shared/core/access.ts'
import type { Endpoint } from '../../shared/core/schema/endpoint.ts'
import type { Session } from '../../shared/network/session/api.ts'
import type { Entered } from './core/app/screen.ts'
import { everyPrefix } from './core/everyPrefix.ts'
import { splitAddress } from './core/paths.ts'
import { halfAt, halvesOf, menuOf, phoneMenuOf, railOf, screens, screensOf } from './routes.tsx'

const sessionOf = (prefix: RolePrefix): Session => ({
  MessageCount: 0,
  PendingRealTimeReceipts: 0,
  ActiveRole: roles.find((role) => rolePrefix(role) === prefix) ?? 'agency',
  ContextualFoodBankID: null,
  UserID: 1,
  UserName: 'a@b.example',
  Name: 'A B',
  EntityID: 2,
  EntityName: 'C',
  CustomerID: null,
  Roles: [],
  Language: 'en',
  TimeZone: 'America/Chicago',
  SecondFactor: 'optional',
})

describe('screens', () => {
  it.each(everyPrefix)('have a path each under %s', (prefix) => {
    const all = screensOf(prefix).flatMap((screen) => screen.paths)
    expect(new Set(all).size).toBe(all.length)
  })
  const entries = everyPrefix.flatMap((prefix) =>
    menuOf(prefix).map((entry) => ({ name: `${prefix} ${entry.paths[0]}`, prefix, entry })),
  )
  it.each(entries)('$name: its entry in the navigation leads to it', ({ prefix, entry }) => {
    const { document, inside } = splitAddress(entry.menu.to(prefix))
    expect(document).toBe(`/${prefix}`)
    const pathname = inside.split('?')[0] ?? ''
    expect(entry.paths.some((path) => matchPath(path, pathname))).toBe(true)
  })
  const halves = everyPrefix.flatMap((prefix) => halvesOf(prefix).map((half) => ({ prefix, half })))
  it.each(halves)(
    'put at most four entries in the bar of a phone of $prefix, $half, beside More',
    ({ prefix, half }) => {
      expect(phoneMenuOf(prefix, half).length).toBeLessThanOrEqual(4)
    },
  )
  it.each(['Agency', 'FoodBank'] as const)('put orders and packing in the bar of a phone of a pantry: %s', (prefix) => {
    expect(phoneMenuOf(prefix, 'pantry').map(({ title }) => title)).toEqual([
      'pantryToday',
      'orders',
      'packing',
      'messages',
    ])
  })

  const rails = roles.flatMap((role) => {
    const prefix = rolePrefix(role)
    return prefix ? halvesOf(prefix).map((half) => ({ role, prefix, half })) : []
  })
  it.each(rails)(
    'of $role, $half: at most 12 stand open in the navigation, each in one place',
    ({ role, prefix, half }) => {
      const { open, folded } = railOf(prefix, role, half)
      expect(open.length).toBeLessThanOrEqual(12)
      const others = menuOf(prefix, role).filter((entry) => entry.half && entry.half !== half)
      const account = menuOf(prefix, role).filter(({ menu }) => menu.group === 'account')
      expect(open.length + folded.length + others.length + account.length).toBe(menuOf(prefix, role).length)
    },
  )
  it.each(rails)('of $role, $half: no icon stands twice', ({ role, prefix, half }) => {
    const { open, folded } = railOf(prefix, role, half)
    const account = menuOf(prefix, role).filter(({ menu }) => menu.group === 'account')
    for (const entries of [[...open, ...folded], account]) {
      const icons = entries.map(({ menu }) => menu.icon)
      expect(new Set(icons).size, icons.join()).toBe(icons.length)
    }
  })
  it('have two halves at food banks and agencies, each with its home first', () => {
    const homes = everyPrefix.map((prefix) => [
      prefix,
      halvesOf(prefix).map((half) => menuOf(prefix).find((entry) => entry.half === half)?.title),
    ])
    expect(Object.fromEntries(homes)).toEqual({
      FeedingAmerica: ['totals'],
      FoodBank: ['home', 'pantryToday'],
      StateAssociation: ['totals'],
      Coops: ['totals'],
      Donor: ['donations'],
      Agency: ['dashboard', 'pantryToday'],
      Pantry: ['packing'],
    })
  })
  it('belong to the half of their area, or to both', () => {
    expect(halfAt('FoodBank', '/app/realtime/transaction/7')).toBe('rescue')
    expect(halfAt('FoodBank', '/app/orderahead-order-detail')).toBe('pantry')
    expect(halfAt('FoodBank', '/app/message-summary')).toBeUndefined()
  })

  it('give a volunteer packing, arrivals, hand-over, walk-ins and counting, and nothing else beside their account', () => {
    const own = menuOf('Pantry').filter(({ menu }) => menu.group !== 'account')
    expect(own.map(({ title }) => title)).toEqual(['packing', 'arrivals', 'handOver', 'stockCount'])
    expect(screensOf('Pantry').map(({ title }) => title)).toEqual([
      'packing',
      'arrivals',
      'walkIn',
      'handOver',
      'stockCount',
      'notifications',
      'secondFactor',
      'tablet',
    ])
  })

  const preloading = screens.flatMap((screen) =>
    screen.preload ? screen.prefixes.map((prefix) => ({ name: `${prefix} ${screen.paths[0]}`, prefix, screen })) : [],
  )
  it.each(preloading)('$name: preloads from reading endpoints with valid input', async ({ prefix, screen }) => {
    const preloaded: { endpoint: Endpoint; input: object }[] = []
    const preload: Entered['preload'] = async (endpoint, input) => {
      preloaded.push({ endpoint: endpoint as unknown as Endpoint, input: input as object })
      return undefined as never
    }
    await screen.preload?.({
      preload,
      params: { id: '7' },
      query: new URLSearchParams(),
      prefix,
      session: sessionOf(prefix),
    })
    expect(preloaded).not.toEqual([])
    for (const { endpoint, input } of preloaded) {
      expect([endpoint.method, endpoint.mutates]).toEqual(['GET', false])
      const sent = z.safeParse(z.object({ ...endpoint.params.shape, ...endpoint.query.shape }), input)
      expect([endpoint.id, sent.error?.issues]).toEqual([endpoint.id, undefined])
    }
  })
})
